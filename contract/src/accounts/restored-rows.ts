import type { RestoredKind } from '@pepwell/domain/accounts/restored-kinds'
import { bodyRegions } from '@pepwell/domain/catalogue/medicines'
import { doseUnits } from '@pepwell/domain/doses/doses'
import { isStandardSite, MAX_SITE_NAME_LENGTH } from '@pepwell/domain/doses/site-lists'
import { syringeCapacities, syringeScales } from '@pepwell/domain/doses/syringes'
import { analyteByCode } from '@pepwell/domain/labs/analytes'
import { comparators } from '@pepwell/domain/labs/lab-values'
import { measurementNames } from '@pepwell/domain/measurements/measurements'
import { measuringDays, measuringSubjectNames } from '@pepwell/domain/measurements/measuring-reminders'
import { mealTypes } from '@pepwell/domain/nutrition/nutrition'
import { waterUnits } from '@pepwell/domain/nutrition/water'
import { planStatuses } from '@pepwell/domain/plan/plan'
import { reminderFrequencies, reminderTimings } from '@pepwell/domain/reminders/reminders'
import { repeatIntervals } from '@pepwell/domain/reminders/repeats'
import { weekdays } from '@pepwell/domain/schedules/schedules'
import {
  containerKinds,
  containerStates,
  contentUnits,
  MAX_DEAD_SPACE_ML,
} from '@pepwell/domain/vials/containers'
import { supplementUnits } from '@pepwell/domain/vitamins/supplements'
import { loggedUnits } from '@pepwell/domain/weight/weight'
import { z } from 'zod'
import { calendarDay, clientId, instant, text } from '../fields.ts'
import { id, line, optional } from './restored-fields.ts'

const amount = z.number().min(0).max(1_000_000)
const link = z
  .string()
  .max(2000)
  .regex(/^https?:\/\/[^\s\\]+$/i)

/** A standard site, or the id of one that the person added. */
const site = z.string().refine((value) => isStandardSite(value) || clientId.safeParse(value).success)

/** When an entry was created, and its id; `editedAt` is null if it was never edited. */
const logged = { id, clientId: clientId.nullable(), createdAt: instant }
const edited = { ...logged, editedAt: instant.nullable() }
const read = { amount: amount.nullable(), unit: z.enum(doseUnits).nullable() }

const hours = z.number().positive().max(2000).nullable()

const PersonalPeptide = z.object({
  ...logged,
  name: line(200),
  description: text(5000),
  category: text(200),
  benefits: text(5000),
  sideEffects: text(5000),
  recommendedDose: text(2000),
  frequency: text(2000),
  duration: text(2000),
  bestTakenWith: text(2000),
  competitorLinks: optional(5000),
  halfLifeHours: hours.optional(),
  timeToPeakHours: hours.optional(),
})

const PlanEntry = z.object({
  id,
  peptideId: id.nullable(),
  personalPeptideId: id.nullable(),
  /** the catalog name of `peptideId`, if the file has it */
  peptideName: text(200).optional(),
  status: z.enum(planStatuses),
  currentDose: line(100),
  ...read,
  frequency: line(100),
  startDate: calendarDay,
  endDate: calendarDay.nullable(),
  notes: optional(2000),
  hue: z.int().min(1).max(8),
  createdAt: instant,
  updatedAt: instant,
})

const Dose = z.object({
  ...edited,
  userPeptideId: id.nullable(),
  peptideName: line(200),
  dose: line(100),
  ...read,
  volume: z.number().min(0.001).max(100).nullable(),
  injectionSite: optional(100),
  additionalSites: z.array(line(100)).max(3),
  feeling: optional(1000),
  notes: optional(2000),
  takenAt: instant,
  takenOn: calendarDay,
})

const positive = z.number().positive().max(1_000_000)

const Vial = z.object({
  ...edited,
  userPeptideId: id,
  kind: z.enum(containerKinds),
  state: z.enum(containerStates),
  amount: positive,
  unit: z.enum(contentUnits),
  components: z
    .array(z.object({ name: line(100), amount: positive, unit: z.enum(['mg', 'mcg', 'IU']) }))
    .max(5),
  waterMl: positive.nullable(),
  mixedOn: calendarDay.nullable(),
  discardOn: calendarDay.nullable(),
  expiresOn: calendarDay.nullable(),
  lot: optional(50),
  deadSpaceMl: z.number().min(0).max(MAX_DEAD_SPACE_ML),
  clicksPerMl: positive.nullable(),
  syringeScale: z.enum(Object.keys(syringeScales)).nullable(),
  syringeMl: z.literal(syringeCapacities).nullable(),
  syringeGraduation: z.number().positive().max(2).nullable(),
  cost: z.number().min(0).max(1_000_000_000).nullable(),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .nullable(),
  source: optional(100),
})

const Reminder = z.object({
  ...logged,
  userPeptideId: id,
  title: line(200),
  dose: optional(100),
  frequency: z.enum(reminderFrequencies),
  every: z.int().nullable(),
  daysOn: z.int().nullable(),
  daysOff: z.int().nullable(),
  anchor: calendarDay,
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
  days: z.array(z.enum(weekdays)).min(1).max(7),
  timingOptions: z
    .array(z.int().refine((minutes) => reminderTimings.includes(minutes)))
    .min(1)
    .max(reminderTimings.length),
  repeatEvery: z.literal(repeatIntervals).nullable(),
  isActive: z.boolean(),
  push: z.boolean(),
  email: z.boolean(),
  sms: z.boolean(),
  answeredFrequency: optional(100),
  countsFrom: instant,
  updatedAt: instant,
})

const SkippedDose = z.object({
  id,
  userPeptideId: id,
  reminderId: id,
  skippedOn: calendarDay,
  reason: text(200).min(1).nullable(),
  createdAt: instant,
})

const WeighIn = z.object({
  ...edited,
  weight: z.number().positive().max(99_999),
  unit: z.enum(loggedUnits),
  pounds: z.number().positive().max(99_999),
  notes: optional(2000),
  photoLink: link.nullable(),
  weighInDate: calendarDay,
})

const SideEffect = z.object({
  ...edited,
  name: line(100),
  severity: z.int().min(0).max(4),
  startedAt: instant,
  endedAt: instant.nullable(),
  note: optional(2000),
  userPeptideId: id.nullable(),
})

const Measurement = z.object({
  ...edited,
  kind: z.enum(measurementNames),
  value: amount,
  unit: line(20),
  measuredAt: instant,
  note: optional(2000),
})

const labFigure = z.number().min(0).max(1_000_000_000)

const LabResult = z.object({
  ...edited,
  analyte: line(100),
  loinc: text(20).nullable(),
  value: labFigure,
  comparator: z.enum(comparators).nullable(),
  unit: line(40),
  rangeLow: labFigure.nullable(),
  rangeHigh: labFigure.nullable(),
  lab: optional(100),
  collectedAt: instant,
  fasting: z.boolean().nullable(),
  note: optional(2000),
})

const LabUnit = z.object({
  loinc: z.string().refine((code) => analyteByCode(code) !== undefined),
  unit: line(40),
})

const MeasuringReminder = z.object({
  subject: z.enum(measuringSubjectNames),
  everyDays: z.literal(measuringDays),
  dueAt: instant,
  updatedAt: instant,
})

const Food = z.object({
  ...edited,
  foodItemId: id.nullable(),
  foodName: line(200),
  brand: optional(200),
  servingSize: optional(200),
  calories: amount,
  protein: amount,
  carbs: amount,
  fat: amount,
  fiber: amount.nullable(),
  sugar: amount.nullable(),
  sodium: amount.nullable(),
  servings: z.number().positive().max(1000),
  mealType: z.enum(mealTypes),
  logDate: calendarDay,
})

const Water = z.object({
  ...logged,
  amount: z.number().positive().max(9999),
  unit: z.enum(waterUnits),
  milliliters: z.number().positive().max(3000),
  logDate: calendarDay,
})

const Supplement = z.object({
  ...edited,
  supplementId: id.nullable(),
  supplementName: line(100),
  quantity: z.number().positive().max(1_000_000),
  unit: z.enum(supplementUnits),
  logDate: calendarDay,
})

const Stack = z.object({
  ...logged,
  name: line(100),
  description: optional(2000),
  isPublic: z.boolean(),
  hiddenAt: instant.nullable(),
  updatedAt: instant,
})

/** An exported entry, by kind; other fields in the file are ignored. */
export const restoredRow = {
  personalPeptides: PersonalPeptide,
  plan: PlanEntry,
  doses: Dose,
  vials: Vial,
  reminders: Reminder,
  skippedDoses: SkippedDose,
  listedSites: z.object({
    site,
    name: line(MAX_SITE_NAME_LENGTH),
    region: z.enum(bodyRegions).nullable(),
    neverSuggest: z.boolean(),
    turn: z.int().min(1).max(1000),
    formerNames: z.array(line(100)).max(1000),
  }),
  soreSites: z.object({ site, since: calendarDay }),
  weighIns: WeighIn,
  sideEffects: SideEffect,
  measurements: Measurement,
  labResults: LabResult,
  labUnits: LabUnit,
  measuringReminders: MeasuringReminder,
  foods: Food,
  water: Water,
  supplements: Supplement,
  stacks: Stack,
} satisfies Record<RestoredKind, z.ZodObject>
