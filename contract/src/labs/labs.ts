import { analyteByCode, analyteGroups } from '@pepwell/domain/labs/analytes'
import { comparators } from '@pepwell/domain/labs/lab-values'
import { z } from 'zod'
import { call } from '../call.ts'
import {
  clientId,
  instant,
  lifeInstant,
  numberOr,
  optionalLine,
  optionalText,
  ownPage,
  requiredText,
  rowIdInPath,
  text,
} from '../fields.ts'
import { PHOTO_BODY_LIMIT, PHOTO_TYPE } from '../weight/progress-photos.ts'
import * as calls from './labs.calls.ts'

/** A laboratory test of the list: its LOINC code, canonical unit and convertible units. */
export const LabAnalyte = z.object({
  loinc: z.string(),
  name: z.string(),
  group: z.enum(analyteGroups),
  aliases: z.array(z.string()),
  canonicalUnit: z.string(),
  units: z.array(z.string()),
  /** the unit in which the person reads this test; null for the unit that was typed */
  displayUnit: z.string().nullable(),
})
export type LabAnalyte = z.output<typeof LabAnalyte>

/**
 * A lab result as printed. `canonicalValue` is null for unknown tests or units. `flag` compares only with the printed
 * range, and is null without one. `editedAt` is null if it was never edited.
 */
export const LabResult = z.object({
  id: z.number(),
  analyte: z.string(),
  loinc: z.string().nullable(),
  value: z.number(),
  comparator: z.enum(comparators).nullable(),
  unit: z.string(),
  rangeLow: z.number().nullable(),
  rangeHigh: z.number().nullable(),
  lab: z.string().nullable(),
  collectedAt: instant,
  fasting: z.boolean().nullable(),
  note: z.string().nullable(),
  createdAt: instant,
  editedAt: instant.nullable(),
  canonicalValue: z.number().nullable(),
  canonicalUnit: z.string().nullable(),
  flag: z.enum(['low', 'within', 'high']).nullable(),
  /** value and unit as the person reads this test: as typed, unless they chose a unit */
  displayValue: z.number(),
  displayUnit: z.string(),
  displayLow: z.number().nullable(),
  displayHigh: z.number().nullable(),
  /** the pages of the report as pictures, for their owner alone; none without a report */
  report: z.array(
    z.object({ url: z.string(), thumbnailUrl: z.string(), width: z.number(), height: z.number() }),
  ),
  /** the last dose before the sample was collected; null where none was logged in the 60 days before */
  sinceDose: z.object({ name: z.string(), hours: z.number() }).nullable(),
})
export type LabResult = z.output<typeof LabResult>

const NUMBER = 'Enter a number'

const figure = z
  .number(numberOr(NUMBER))
  .min(0, 'Enter 0 or more')
  .max(1_000_000_000, 'Enter a smaller number')
  .refine((value) => Number(value.toFixed(6)) === value, 'Use at most 6 decimals')

const LabFields = z.object({
  /** the name on the report; required without `loinc` */
  analyte: requiredText(100, 'Choose a test').nullish(),
  loinc: z
    .string('This is not a LOINC code')
    .refine((code) => analyteByCode(code) !== undefined, 'This test is not in our list')
    .nullish(),
  value: figure,
  comparator: z.enum(comparators, 'Choose < or >').nullish(),
  unit: requiredText(40, 'Enter the unit as printed'),
  rangeLow: figure.nullish(),
  rangeHigh: figure.nullish(),
  lab: optionalLine(100),
  collectedAt: lifeInstant,
  fasting: z.boolean('Choose yes or no').nullish(),
  note: optionalText(2000),
})

interface Range {
  rangeLow?: number | null | undefined
  rangeHigh?: number | null | undefined
}

const isRange = ({ rangeLow, rangeHigh }: Range): boolean =>
  rangeLow == null || rangeHigh == null || rangeLow <= rangeHigh

const NO_RANGE = { message: 'Enter the lower end first', path: ['rangeHigh'] }

const namesTest = ({
  analyte,
  loinc,
}: {
  analyte?: string | null | undefined
  loinc?: string | null | undefined
}) => Boolean(analyte ?? loinc)

const NO_TEST = { message: 'Choose a test', path: ['analyte'] }

/** The input of a lab result. */
export const LabResultForm = LabFields.refine(namesTest, NO_TEST).refine(isRange, NO_RANGE)

/** A new lab result. The client generates `clientId` once per result, so that a retry is stored once. */
export const NewLabResult = LabFields.extend({ clientId: clientId.optional() })
  .refine(namesTest, NO_TEST)
  .refine(isRange, NO_RANGE)

/** A partial change to a lab result; omitted fields stay. */
export const LabResultUpdate = LabFields.partial().refine(isRange, NO_RANGE)

export const listLabAnalytes = call(calls.listLabAnalytes, {
  summary: 'List known laboratory tests with their LOINC codes and convertible units',
  reply: z.array(LabAnalyte),
})

export const chooseLabUnit = call(calls.chooseLabUnit, {
  summary: 'Choose the unit in which to read a test; null for the unit that was typed',
  params: z.object({ loinc: text(20, 'This is not a LOINC code') }),
  body: z.object({ unit: requiredText(40, 'Choose a unit').nullable() }),
  reply: z.object({ displayUnit: z.string().nullable() }),
  errors: ['LAB_UNIT_UNKNOWN'],
})

export const listLabResults = call(calls.listLabResults, {
  summary: 'List your lab results, latest first, paged by the last row',
  query: ownPage,
  reply: z.array(LabResult),
})

export const logLabResult = call(calls.logLabResult, {
  summary: 'Log a lab result as printed; the reply adds its canonical unit',
  body: NewLabResult,
  reply: LabResult,
  status: 201,
  errors: ['MEASURED_IN_FUTURE', 'LAB_RESULT_NOT_FOUND', 'LAB_RESULTS_FULL'],
})

const params = z.object({ id: rowIdInPath })

export const updateLabResult = call(calls.updateLabResult, {
  summary: 'Update a lab result; keeps its earlier version',
  params,
  body: LabResultUpdate,
  reply: LabResult,
  errors: ['MEASURED_IN_FUTURE', 'RANGE_REVERSED', 'LAB_RESULT_NOT_FOUND'],
})

export const removeLabResult = call(calls.removeLabResult, {
  summary: 'Delete a lab result',
  params,
  reply: z.object({ message: z.string() }),
  errors: ['LAB_RESULT_NOT_FOUND'],
})

export const attachLabReport = call(calls.attachLabReport, {
  summary:
    'Attach the report of a lab result, a photo or a PDF; stored as pictures, replacing an earlier one',
  params,
  body: z.object({ file: z.string('Choose a file').startsWith('data:', 'Choose a file') }),
  bodyLimit: PHOTO_BODY_LIMIT,
  reply: LabResult.pick({ report: true }),
  errors: [
    'LAB_RESULT_NOT_FOUND',
    'PHOTO_NOT_AN_IMAGE',
    'PHOTO_TOO_LARGE',
    'REPORT_UNREADABLE',
    'REPORT_TOO_LONG',
    'PHOTO_SPACE_FULL',
    'TOO_MANY_REQUESTS',
  ],
})

export const removeLabReport = call(calls.removeLabReport, {
  summary: 'Delete the report of a lab result',
  params,
  reply: z.object({ message: z.string() }),
  errors: ['PHOTO_NOT_FOUND'],
})

export const labReportPage = call(calls.labReportPage, {
  summary: 'Get a page of your lab report, up to 2048 pixels per side, or 480 as a thumbnail',
  params: params.extend({ page: rowIdInPath }),
  query: z.object({
    size: z.enum(['image', 'thumbnail'], 'Choose image or thumbnail').default('image'),
    /** versioned, so browsers may cache the picture */
    v: z.string().max(64, 'This is not a valid version').optional(),
  }),
  reply: z.unknown(),
  sends: PHOTO_TYPE,
  errors: ['PHOTO_NOT_FOUND'],
})
