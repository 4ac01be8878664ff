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
import { ShownShopData } from '../shop/shop-data.ts'
import * as calls from './catalogue.calls.ts'
import { Component, Label, peptideClass, routesTaken, Source } from './medicines.ts'

declare module '../call.ts' {
  interface Declared {
    catalogue: typeof import('./catalogue.ts')
  }
}

/**
 * A peptide of the catalogue, as every member sees it once it is published. `mg` is the usual vial strength. `shopPrice` is what the partner
 * shop asks for it, in dollars; `partnerOffer` of domain says whether that is shown.
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
  /** of all of the above but its place in the order */
  version: z.number(),
  /** visible to operators only, until one of them publishes it */
  isDraft: z.boolean(),
  /** names of the same thing that people search by: brands, short forms */
  aliases: z.array(z.string()),
  routes: routesTaken,
  peptideClass,
  /** what a blend is made of; empty for everything else */
  components: z.array(Component),
  sources: z.array(Source),
  /** the day on which what it says of approval and trials was checked */
  statusCheckedOn: z.string().nullable(),
  /** what the World Anti-Doping Agency's list says of it; null where it is not named */
  forbiddenInSport: z.string().nullable(),
  label: Label.nullable(),
  ...ShownShopData.shape,
})
export type Peptide = z.output<typeof Peptide>

export const listPeptides = call(calls.listPeptides, {
  summary: 'The whole catalogue in display order; operators see drafts too',
  reply: z.array(Peptide),
})

export const initPeptides = call(calls.initPeptides, {
  summary: 'Fill an empty catalogue once; otherwise nothing happens',
  reply: z.object({ message: z.string() }),
})

/** Text of one or more paragraphs that must not be empty; `message` says so. */
const paragraphs = (message: string) => text(4000, message).min(1, message)

/** What is written of a peptide, in the catalogue and of one's own. */
export const PeptideTexts = z.object({
  name: requiredText(100, 'Name is required'),
  description: paragraphs('Description is required'),
  category: z.enum(peptideCategories, 'Category is required'),
  benefits: paragraphs('Benefits are required'),
  sideEffects: paragraphs('Side effects information is required'),
  recommendedDose: paragraphs('Recommended dose is required'),
  /** as short as that of a plan entry, which begins with it */
  frequency: requiredText(100, 'Frequency is required'),
  duration: paragraphs('Duration is required'),
  bestTakenWith: paragraphs('Best taken with information is required'),
})

/** The longest half-life or time to peak of an own peptide, in hours. */
const MOST_HOURS = 2000

const hours = (message: string) =>
  z
    .number(numberOr(message))
    .min(0.01, message)
    .max(MOST_HOURS, `Enter at most ${MOST_HOURS} hours`)
    .nullish()

/** What a person writes of a peptide that is not in the catalogue. Half-life and time to peak make its level chart. */
export const PersonalPeptideForm = PeptideTexts.extend({
  competitorLinks: optionalText(2000),
  halfLifeHours: hours('Enter a half-life in hours'),
  timeToPeakHours: hours('Enter a time to peak in hours'),
})

interface OwnNumbers {
  halfLifeHours?: number | null | undefined
  timeToPeakHours?: number | null | undefined
}

/** Checks that both numbers of an own curve are there, or none, and that a curve goes through them. */
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

/** A peptide of the person's own; no other member sees it. */
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

/** `clientId` is made by the client once per peptide, so that a retry is stored once. */
export const NewPersonalPeptide = PersonalPeptideForm.extend({
  clientId: clientId.optional(),
}).superRefine(checkOwnNumbers)

/** A change to an own peptide; what is left out stays. */
export const PersonalPeptideUpdate = PersonalPeptideForm.partial()
  .superRefine(checkOwnNumbers)
  .refine(
    ({ halfLifeHours, timeToPeakHours }) => (halfLifeHours === undefined) === (timeToPeakHours === undefined),
    { message: 'Send both half-life and time to peak', path: ['timeToPeakHours'] },
  )

const params = z.object({ id: rowIdInPath })

export const listPersonalPeptides = call(calls.listPersonalPeptides, {
  summary: 'The own personal peptides, newest first',
  query: ownPage,
  reply: z.array(PersonalPeptide),
})

export const addPersonalPeptide = call(calls.addPersonalPeptide, {
  summary: 'Add a personal peptide, which no other member sees',
  body: NewPersonalPeptide,
  reply: PersonalPeptide,
  status: 201,
  errors: ['PERSONAL_PEPTIDES_FULL'],
})

export const updatePersonalPeptide = call(calls.updatePersonalPeptide, {
  summary: 'Change an own personal peptide; logged doses keep the name they were logged under',
  params,
  body: PersonalPeptideUpdate,
  reply: PersonalPeptide,
  errors: ['PERSONAL_PEPTIDE_NOT_FOUND'],
})

export const removePersonalPeptide = call(calls.removePersonalPeptide, {
  summary: 'Delete an own personal peptide with its plan entries; its dose logs stay in the history',
  params,
  reply: z.object({ message: z.string() }),
  errors: ['PERSONAL_PEPTIDE_NOT_FOUND'],
})
