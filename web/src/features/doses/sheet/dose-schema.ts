import { DoseForm, NewDose } from '@pepwell/contract/doses/doses'
import { formMessage } from '@pepwell/contract/form-messages'
import { CLOCK_AHEAD_MS, doseText, doseUnits, parseDose } from '@pepwell/domain/doses/doses'
import { doseProblem } from '@pepwell/domain/safety/dose-warnings'
import { isCalendarDay } from '@pepwell/domain/time/calendar'
import { z } from 'zod'
import { IN_WORDS } from '../../../lib/forms/dose-units.ts'
import { typedNumber } from '../../../lib/forms/typed-number.ts'
import { serverNow } from '../../../lib/time/clock.ts'
import { instantIn, lacksTime } from '../moment.ts'
import { type EntryPoint, entryPoints } from './entry-points.ts'

const NO_AMOUNT = 'Please enter an amount above 0, such as 0.5'

/** What a dose can consist of. */
const TOO_MUCH = 'Please use at most 6 digits, and 6 decimals'

/** The typed amount, with a comma or a point. */
const amount = z
  .string()
  .transform(typedNumber)
  .pipe(
    z.number({ error: ({ input }) => (input === null ? 'Dose is required' : NO_AMOUNT) }).positive(NO_AMOUNT),
  )

const realDay = (day: string) => day === '' || isCalendarDay(day)

/** The reminder occurrence: undefined if not asked, null until answered. */
const settles = NewDose.shape.settles.nullable().transform((chosen, context) => {
  if (chosen !== null) return chosen
  context.addIssue({ code: 'custom', message: 'Please choose a reminder' })
  return z.NEVER
})

/** The sheet's values. Without date and time, the dose was taken now. */
export const fewest = DoseForm.omit({ dose: true }).extend({
  amount,
  unit: z.enum(doseUnits, 'Please choose a unit'),
  settles,
  feeling: NewDose.shape.feeling,
  takenDate: z.string().refine(realDay, 'Please enter a valid date'),
  takenTime: z.string(),
  sideEffects: z.array(z.object({ name: z.string(), severity: z.number() })).optional(),
})

const moment = {
  takenDate: DoseForm.shape.takenDate.refine(realDay, 'Please enter a valid date'),
  takenTime: DoseForm.shape.takenTime,
}

/** What one entry point requires. One type serves all of them. */
function fieldsAt(entryPoint: EntryPoint): typeof fewest {
  const { asksFeeling, asksMoment } = entryPoints[entryPoint]
  return fewest.extend({
    ...(asksFeeling && { feeling: DoseForm.shape.feeling }),
    ...(asksMoment && moment),
    // An edited dose keeps its peptide, which may have left the plan.
    ...(entryPoint === 'history' && { userPeptideId: z.number() }),
  }) as unknown as typeof fewest
}

type Moment = z.ZodType<{ takenDate: string; takenTime: string }>

/** Requires an existing time in the past, in the person's time zone. */
const withMoment = <Fields extends Moment>(fields: Fields, timeZone: string): Fields =>
  fields
    .refine((moment) => !realDay(moment.takenDate) || !lacksTime(moment, timeZone), {
      path: ['takenTime'],
      message: 'Time is required',
    })
    .refine(
      ({ takenDate, takenTime }) =>
        !realDay(takenDate) ||
        Date.parse(instantIn({ takenDate, takenTime }, timeZone)) <= serverNow() + CLOCK_AHEAD_MS,
      { path: ['takenTime'], message: formMessage.TAKEN_IN_FUTURE },
    )

/** The sheet's schema for an entry point. */
export const doseSchema = (entryPoint: EntryPoint, timeZone: string) =>
  withMoment(fieldsAt(entryPoint), timeZone)
    .refine(({ amount, unit }) => parseDose(doseText({ amount, unit })), {
      path: ['amount'],
      message: TOO_MUCH,
    })
    .transform(({ amount, unit, ...rest }) => ({ ...rest, dose: doseText({ amount, unit }) }))

/** A free-text dose is logged as typed. */
const inWords = DoseForm.shape.dose.refine((text) => doseProblem(text) === undefined, {
  error: ({ input }) => doseProblem(String(input)),
})

/** The schema of a free-text dose for an entry point. */
export const doseInWordsSchema = (entryPoint: EntryPoint, timeZone: string) =>
  withMoment(fieldsAt(entryPoint).extend({ amount: inWords, unit: z.literal(IN_WORDS) }), timeZone).transform(
    ({ amount, unit, ...rest }) => ({ ...rest, dose: amount }),
  )
