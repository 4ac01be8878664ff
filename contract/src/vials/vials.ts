import { syringeCapacities, syringeScales } from '@pepwell/domain/doses/syringes'
import { formatAlternatives } from '@pepwell/domain/text/format-list'
import {
  type ContainerKind,
  type ContentUnit,
  containerKinds,
  containerStates,
  contentUnits,
  holdsLiquid,
  MAX_DEAD_SPACE_ML,
  unitsOfKind,
} from '@pepwell/domain/vials/containers'
import { MAX_SNOOZE_DAYS, vialWarningCauses } from '@pepwell/domain/vials/warnings'
import { z } from 'zod'
import { call } from '../call.ts'
import {
  calendarDay,
  clientId,
  dollars,
  instant,
  numberOr,
  optionalLine,
  pageSize,
  requiredText,
  rowId,
  rowIdInPath,
} from '../fields.ts'
import { Certificate } from '../shop/certificates.ts'
import { NewVialMovement, VialMovement } from './vial-movements.ts'
import * as calls from './vials.calls.ts'

const figure = (what: string, { max, decimals = 6 }: { max: number; decimals?: number }) =>
  z
    .number(numberOr(`Enter ${what}`))
    .positive(`Enter ${what}`)
    .max(max, `Enter at most ${max}`)
    .multipleOf(10 ** -decimals, `Use at most ${decimals} decimals`)

/** One substance of a blend, as its label names it. */
const Component = z.object({
  name: requiredText(100, 'Enter a name'),
  amount: figure('an amount', { max: 100_000 }),
  unit: z.enum(['mg', 'mcg', 'IU'], 'Choose mg, mcg or IU'),
})

const MAX_COMPONENTS = 5

const scales = Object.keys(syringeScales) as (keyof typeof syringeScales)[]

const Syringe = z.object({
  scale: z.enum(scales, 'Choose U-100 or U-40'),
  capacityMl: z.literal(syringeCapacities, 'Choose 0.3, 0.5 or 1 mL'),
  /** units between two lines; the standard one by default */
  graduation: z.number().min(0.5, 'Enter at least 0.5 units').max(2, 'Enter at most 2 units').nullish(),
})

const fields = {
  kind: z.enum(containerKinds, 'Choose a kind'),
  amount: figure('how much is in it', { max: 100_000 }),
  unit: z.enum(contentUnits, 'Choose a unit'),
  components: z.array(Component).max(MAX_COMPONENTS, `Enter at most ${MAX_COMPONENTS} substances`),
  /** mL of water, or a pen's volume; null for dry containers */
  waterMl: figure('how many mL', { max: 1000 }).nullable(),
  mixedOn: calendarDay.nullable(),
  discardOn: calendarDay.nullable(),
  expiresOn: calendarDay.nullable(),
  lot: optionalLine(50),
  /** mL lost per draw in syringe and needle */
  deadSpaceMl: z
    .number(numberOr('Enter how many mL'))
    .min(0, 'Enter 0 or more')
    .max(MAX_DEAD_SPACE_ML, `Enter at most ${MAX_DEAD_SPACE_ML} mL`)
    .multipleOf(0.001, 'Use at most 3 decimals'),
  clicksPerMl: figure('clicks per mL', { max: 10_000, decimals: 3 }).nullable(),
  syringe: Syringe.nullable(),
  cost: dollars('Enter a price').nullable(),
  /** a three-letter ISO 4217 code */
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, 'Use three letters, as in USD')
    .nullable(),
  source: optionalLine(100),
  state: z.enum(containerStates, 'Choose a state'),
}

const optional = z.object(fields).partial()

const inOrder = ({ mixedOn, discardOn }: { mixedOn?: string | null; discardOn?: string | null }) =>
  !mixedOn || !discardOn || mixedOn <= discardOn

const UNIT = 'Choose a unit of your order'

interface Contents {
  kind: ContainerKind
  unit: ContentUnit
  waterMl?: number | null | undefined
}

/** Tablets hold no water, and nobody counts a vial in sprays. */
function checkContents({ kind, unit, waterMl }: Contents, { addIssue }: z.RefinementCtx): void {
  const units = unitsOfKind(kind)
  if (!units.includes(unit))
    addIssue({ code: 'custom', path: ['unit'], message: `Choose ${formatAlternatives(units)}` })
  if (waterMl != null && !holdsLiquid(kind))
    addIssue({ code: 'custom', path: ['waterMl'], message: `Leave the water empty for ${kind}` })
}

/** What a stored container would contain after a change. */
export const VialContents = z
  .object({ kind: fields.kind, unit: fields.unit, waterMl: z.number().nullable() })
  .superRefine(checkContents)

const DATES = { message: 'Choose a day after mixing', path: ['discardOn'] }

/**
 * A new container. By default it is in use if it has a mixing date, otherwise sealed. A mixed vial is discarded after
 * 28 days unless `discardOn` says otherwise.
 */
export const NewVial = optional
  .extend({
    ...{ kind: fields.kind, amount: fields.amount, unit: fields.unit, clientId: clientId.optional() },
    userPeptideId: rowId('Please select a peptide'),
    /** the delivered order item it came with, and which of its units: each unit is one vial */
    orderItemId: rowId(UNIT).optional(),
    orderUnit: z.int(UNIT).min(1, UNIT).optional(),
  })
  .refine(inOrder, DATES)
  .refine(({ orderItemId, orderUnit }) => (orderItemId === undefined) === (orderUnit === undefined), {
    ...{ message: UNIT, path: ['orderUnit'] },
  })
  .superRefine(checkContents)
export type NewVial = z.output<typeof NewVial>

/** A partial change to a container; omitted fields stay. */
export const VialUpdate = optional.refine(inOrder, DATES)
export type VialUpdate = z.output<typeof VialUpdate>

const Amount = z.object({
  amount: z.number(),
  unit: z.enum(contentUnits),
  /** null for dry containers */
  volumeMl: z.number().nullable(),
})

/** A container with its remaining content and how long it lasts. */
export const Vial = z.object({
  id: z.number(),
  userPeptideId: z.number(),
  kind: fields.kind,
  state: fields.state,
  amount: z.number(),
  unit: fields.unit,
  components: z.array(z.object({ name: z.string(), amount: z.number(), unit: z.string() })),
  waterMl: z.number().nullable(),
  mixedOn: z.string().nullable(),
  discardOn: z.string().nullable(),
  expiresOn: z.string().nullable(),
  lot: z.string().nullable(),
  deadSpaceMl: z.number(),
  clicksPerMl: z.number().nullable(),
  syringe: z
    .object({
      scale: z.enum(scales),
      capacityMl: z.literal(syringeCapacities),
      graduation: z.number().nullable(),
    })
    .nullable(),
  cost: z.number().nullable(),
  currency: z.string().nullable(),
  source: z.string().nullable(),
  /** the order item it came with */
  orderItemId: z.number().nullable(),
  /** why members must stop using its batch; null unless recalled */
  recallReason: z.string().nullable(),
  createdAt: instant,
  editedAt: instant.nullable(),
  /** negative when more was taken than it contained */
  left: Amount,
  /** the planned dose, with `drawnMl` for one draw; null when the container can't tell */
  dose: Amount.extend({ drawnMl: z.number().nullable() }).nullable(),
  /** whole planned doses by volume */
  dosesLeft: z.number().nullable(),
  /** those of them before its last day */
  usableDoses: z.number().nullable(),
  lastDoseOn: z.string().nullable(),
  /** the first planned dose that no open or sealed container of the entry covers */
  runsOutOn: z.string().nullable(),
  /** the first of them that they don't cover before their last days: never later than `runsOutOn` */
  coveredUntil: z.string().nullable(),
  /** the earlier of running out and its last day */
  usableUntil: z.string().nullable(),
  /** the remainder when it is discarded */
  loss: Amount.nullable(),
  /** current warnings; `snoozedUntil` is when one returns */
  warnings: z.array(z.object({ cause: z.enum(vialWarningCauses), snoozedUntil: z.string().nullable() })),
  /** the shop page of its peptide, if in stock */
  buyAgain: z.string().nullable(),
  costPerDose: z.number().nullable(),
  costPerMonth: z.number().nullable(),
})
export type Vial = z.output<typeof Vial>

export const listVials = call(calls.listVials, {
  summary: 'List your vials, pens and packages, latest first, with their remaining content',
  query: z.object({
    userPeptideId: rowIdInPath.optional(),
    limit: pageSize({ max: 200, defaultSize: 50, things: 'vials' }),
    /** id of the last row of the previous page */
    after: rowIdInPath.optional(),
  }),
  reply: z.array(Vial),
})

export const addVial = call(calls.addVial, {
  summary: 'Add a vial, pen or package to a plan entry',
  body: NewVial,
  reply: Vial,
  status: 201,
  errors: [
    'PLAN_ENTRY_NOT_FOUND',
    'VIALS_FULL',
    'ORDER_ITEM_NOT_FOUND',
    'MIXED_IN_FUTURE',
    'DAY_OUT_OF_RANGE',
  ],
})

/** Vials of a delivered order that are not in the member's own vials yet. */
export const ArrivedItem = z.object({
  orderItemId: z.number(),
  orderNumber: z.string(),
  name: z.string(),
  /** the plan entry of its peptide; null where there is none */
  userPeptideId: z.number().nullable(),
  /** mg per vial; null if the catalog doesn't say */
  mg: z.number().nullable(),
  lot: z.string(),
  expiresOn: z.string().nullable(),
  /** dollars for one */
  cost: z.number(),
  recallReason: z.string().nullable(),
  /** the units that are no vial yet, counted from 1 */
  units: z.array(z.number()),
})
export type ArrivedItem = z.output<typeof ArrivedItem>

export const listArrived = call(calls.listArrived, {
  summary: 'List vials of your delivered orders that aren’t in your vials yet, latest first, up to 50',
  reply: z.array(ArrivedItem),
})

const params = z.object({ id: rowIdInPath })

export const updateVial = call(calls.updateVial, {
  summary: 'Update a vial; keeps its earlier version, and logged doses stay unchanged',
  params,
  body: VialUpdate,
  reply: Vial,
  errors: ['VIAL_NOT_FOUND', 'END_BEFORE_START', 'VIAL_HAS_HISTORY', 'MIXED_IN_FUTURE', 'DAY_OUT_OF_RANGE'],
})

export const removeVial = call(calls.removeVial, {
  summary: 'Delete a vial and its ledger; doses drawn from it stay unchanged',
  params,
  reply: z.object({ message: z.string() }),
  errors: ['VIAL_NOT_FOUND'],
})

export const listVialMovements = call(calls.listVialMovements, {
  summary: 'List a vial’s movements, latest first',
  params,
  query: z.object({
    limit: pageSize({ max: 200, defaultSize: 50, things: 'movements' }),
    /** id of the last row of the previous page */
    after: rowIdInPath.optional(),
  }),
  reply: z.array(VialMovement),
  errors: ['VIAL_NOT_FOUND'],
})

export const listVialCertificates = call(calls.listVialCertificates, {
  summary: 'List the lab certificates of a vial’s batch, latest test first; none for a vial from elsewhere',
  params,
  reply: z.array(Certificate),
  errors: ['VIAL_NOT_FOUND'],
})

export const addVialMovement = call(calls.addVialMovement, {
  summary: 'Record a vial’s correction, spill, priming or disposal',
  params,
  body: NewVialMovement,
  reply: Vial,
  status: 201,
  errors: ['VIAL_NOT_FOUND', 'VIAL_LEDGER_FULL', 'NOT_LIQUID'],
})

const SNOOZE_DAYS = `Choose 1 to ${MAX_SNOOZE_DAYS} days`

export const snoozeVialWarning = call(calls.snoozeVialWarning, {
  summary: 'Snooze a vial’s warning for some days',
  params,
  body: z.object({
    cause: z.enum(vialWarningCauses, 'Choose a warning'),
    days: z.int(SNOOZE_DAYS).min(1, SNOOZE_DAYS).max(MAX_SNOOZE_DAYS, SNOOZE_DAYS),
  }),
  reply: Vial,
  errors: ['VIAL_NOT_FOUND'],
})
