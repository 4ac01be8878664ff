import { z } from 'zod'
import { call } from '../call.ts'
import { instant, pageSize, rowIdInPath, text } from '../fields.ts'
import * as calls from './personal-peptides-admin.calls.ts'

/** The number returned without paging. */
const MAX_AT_ONCE = 10_000

/** A member's personal peptide, as operators see it. */
export const MembersPeptide = z.object({
  id: z.number(),
  userId: z.string(),
  user: z.object({ email: z.string() }),
  name: z.string(),
  category: z.string(),
  description: z.string(),
  recommendedDose: z.string(),
  frequency: z.string(),
  createdAt: instant,
})
export type MembersPeptide = z.output<typeof MembersPeptide>

/** Filters. */
const PeptidesFilter = z.object({
  /** part of a name, a category or the member's email, ignoring case */
  search: text(200).optional(),
})

export const listAllPersonalPeptides = call(calls.listAllPersonalPeptides, {
  summary: `List members’ personal peptides, newest first; up to ${MAX_AT_ONCE} without paging`,
  query: PeptidesFilter.extend({
    limit: pageSize({ max: MAX_AT_ONCE, defaultSize: MAX_AT_ONCE, things: 'peptides' }),
    /** id of the last peptide of the previous page */
    after: rowIdInPath.optional(),
  }),
  reply: z.array(MembersPeptide),
})

export const personalPeptidesCsv = call(calls.personalPeptidesCsv, {
  summary: 'Export all matching personal peptides as CSV',
  query: PeptidesFilter,
  reply: z.unknown(),
  sends: 'text/csv',
})

export const personalPeptideTotals = call(calls.personalPeptideTotals, {
  summary: 'Count personal peptides, their members and categories',
  reply: z.object({ total: z.number(), contributors: z.number(), categories: z.number() }),
})
