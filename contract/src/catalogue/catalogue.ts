import { peptideCategories } from '@pepwell/domain/catalogue/peptide-categories'
import { latestPeak } from '@pepwell/domain/levels/absorption'
import { z } from 'zod'
import { call } from '../call.ts'
import {
  clientId,
  instant,
  numberOr,
  optionalText,
  ownPage,
  requiredText,
  rowIdInPath,
  text,
} from '../fields.ts'
import { ShopDataReply } from '../shop/shop-data.ts'
import * as calls from './catalogue.calls.ts'
import { Component, Label, peptideClass, routesTaken, Source } from './medicines.ts'

/**
 * A catalog peptide, visible to members once published. `mg` is the standard vial strength. `shopPrice` is the partner
 * shop's price in dollars; `partnerOffer` in domain decides whether to show it.
 */
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
  createdAt: instant,
  /** version of everything above except its position */
  version: z.number(),
  /** visible only to operators until published */
  isDraft: z.boolean(),
  /** search synonyms: brands, abbreviations */
  aliases: z.array(z.string()),
  routes: routesTaken,
  peptideClass,
  /** a blend's components; empty otherwise */
  components: z.array(Component),
  sources: z.array(Source),
  /** the day on which approval and trials were checked */
  statusCheckedOn: z.string().nullable(),
  /** its entry in the World Anti-Doping Agency's list; null without one */
  forbiddenInSport: z.string().nullable(),
  label: Label.nullable(),
  ...ShopDataReply.shape,
})
export type Peptide = z.output<typeof Peptide>

export const listPeptides = call(calls.listPeptides, {
  summary: 'List the catalog in display order; operators also see drafts',
  reply: z.array(Peptide),
})

export const initPeptides = call(calls.initPeptides, {
  summary: 'Fill an empty catalog; otherwise do nothing',
  reply: z.object({ message: z.string() }),
})

/** Required text of one or more paragraphs, with `message` when it is missing. */
const paragraphs = (message: string) => text(4000, message).min(1, message)

/** The texts of a peptide, in the catalog or personal. */
export const PeptideTexts = z.object({
  name: requiredText(100, 'Name is required'),
  description: paragraphs('Description is required'),
  category: z.enum(peptideCategories, 'Category is required'),
  benefits: paragraphs('Benefits are required'),
  sideEffects: paragraphs('Side effects information is required'),
  recommendedDose: paragraphs('Recommended dose is required'),
  /** the same limit as a plan entry's name, which starts with it */
  frequency: requiredText(100, 'Frequency is required'),
  duration: paragraphs('Duration is required'),
  bestTakenWith: paragraphs('Best taken with information is required'),
})

/** The maximum half-life or time to peak of a personal peptide, in hours. */
const MAX_HOURS = 2000

const hours = (message: string) =>
  z.number(numberOr(message)).min(0.01, message).max(MAX_HOURS, `Enter at most ${MAX_HOURS} hours`).nullish()

/** A personal peptide's form. Half-life and time to peak enable its level chart. */
export const PersonalPeptideForm = PeptideTexts.extend({
  competitorLinks: optionalText(2000),
  halfLifeHours: hours('Enter a half-life in hours'),
  timeToPeakHours: hours('Enter a time to peak in hours'),
})

interface OwnNumbers {
  halfLifeHours?: number | null | undefined
  timeToPeakHours?: number | null | undefined
}

/** Requires both or neither of the curve's numbers, and that a curve fits them. */
export function checkOwnNumbers(
  { halfLifeHours, timeToPeakHours }: OwnNumbers,
  context: z.RefinementCtx,
): void {
  const refuse = (field: keyof OwnNumbers, message: string) =>
    context.addIssue({ code: 'custom', message, path: [field] })
  if ((halfLifeHours == null) !== (timeToPeakHours == null)) {
    const missing = halfLifeHours == null ? 'halfLifeHours' : 'timeToPeakHours'
    refuse(missing, 'Enter both half-life and time to peak, or neither')
  } else if (halfLifeHours && timeToPeakHours && timeToPeakHours >= latestPeak(halfLifeHours))
    refuse('timeToPeakHours', 'Enter a time to peak below 1.44 half-lives')
}

/** A personal peptide, visible to no other member. */
export const PersonalPeptide = Peptide.pick({
  id: true,
  name: true,
  category: true,
  description: true,
  benefits: true,
  sideEffects: true,
  recommendedDose: true,
  frequency: true,
  duration: true,
  bestTakenWith: true,
}).extend({
  competitorLinks: z.string().nullable(),
  halfLifeHours: z.number().nullable(),
  timeToPeakHours: z.number().nullable(),
})
export type PersonalPeptide = z.output<typeof PersonalPeptide>

/** The client generates `clientId` once per peptide, so that a retry is stored once. */
export const NewPersonalPeptide = PersonalPeptideForm.extend({
  clientId: clientId.optional(),
}).superRefine(checkOwnNumbers)

/** A partial change to a personal peptide; omitted fields stay. */
export const PersonalPeptideUpdate = PersonalPeptideForm.partial()
  .superRefine(checkOwnNumbers)
  .refine(
    ({ halfLifeHours, timeToPeakHours }) => (halfLifeHours === undefined) === (timeToPeakHours === undefined),
    { message: 'Send both half-life and time to peak', path: ['timeToPeakHours'] },
  )

const params = z.object({ id: rowIdInPath })

export const listPersonalPeptides = call(calls.listPersonalPeptides, {
  summary: 'List your personal peptides, newest first',
  query: ownPage,
  reply: z.array(PersonalPeptide),
})

export const addPersonalPeptide = call(calls.addPersonalPeptide, {
  summary: 'Add a personal peptide, invisible to other members',
  body: NewPersonalPeptide,
  reply: PersonalPeptide,
  status: 201,
  errors: ['PERSONAL_PEPTIDES_FULL'],
})

export const updatePersonalPeptide = call(calls.updatePersonalPeptide, {
  summary: 'Update a personal peptide; logged doses keep their name',
  params,
  body: PersonalPeptideUpdate,
  reply: PersonalPeptide,
  errors: ['PERSONAL_PEPTIDE_NOT_FOUND'],
})

export const removePersonalPeptide = call(calls.removePersonalPeptide, {
  summary: 'Delete a personal peptide and its plan entries; dose logs stay',
  params,
  reply: z.object({ message: z.string() }),
  errors: ['PERSONAL_PEPTIDE_NOT_FOUND'],
})
