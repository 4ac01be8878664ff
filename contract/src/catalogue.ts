import { peptideCategories } from '@pepwell/domain/peptide-categories'
import { z } from 'zod'
import { call } from './call.ts'

/** A peptide of the catalogue, as every member sees it. `mg` is the usual vial strength. */
export const Peptide = z.object({
  id: z.number(),
  name: z.string(),
  mg: z.number().nullable(),
  category: z.enum(peptideCategories),
  description: z.string(),
  benefits: z.string(),
  sideEffects: z.string(),
  recommendedDose: z.string(),
  frequency: z.string(),
  duration: z.string(),
  bestTakenWith: z.string(),
  displayOrder: z.number(),
})
export type Peptide = z.output<typeof Peptide>

export const listPeptides = call({
  method: 'GET',
  path: '/api/peptides',
  access: 'public',
  summary: 'The whole catalogue in display order',
  reply: z.array(Peptide),
})

export const initPeptides = call({
  method: 'POST',
  path: '/api/init-peptides',
  access: 'public',
  summary: 'Fill an empty catalogue once; otherwise nothing happens',
  reply: z.object({ message: z.string() }),
})
