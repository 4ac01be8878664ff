import { adherenceFrom } from '@pepwell/domain/adherence/adherence'
import { doseText } from '@pepwell/domain/doses/doses'
import type { DoseEffects } from '@pepwell/domain/side-effects/by-dose'
import { effectPatterns } from '@pepwell/domain/side-effects/patterns'
import type { StepSide } from '@pepwell/domain/side-effects/step-effects'
import { dayOf } from '@pepwell/domain/time/calendar'
import type { FeatureDeps } from '../../app-deps.ts'
import type { SessionUser } from '../../http/session.ts'
import { dosesSince, peptideColorSlots } from '../doses/dose-records.service.ts'
import { effectsSince } from './recent-effects.service.ts'

const MAX_FREQUENT_EFFECTS = 5

/** Logged names, most frequent first. */
function mostFrequent(effects: readonly { name: string }[]): string[] {
  const byName = [...Map.groupBy(effects, ({ name }) => name)]
  return byName
    .toSorted(([, some], [, others]) => others.length - some.length)
    .slice(0, MAX_FREQUENT_EFFECTS)
    .map(([name]) => name)
}

/** How long ago a dose may be that people still think of when they feel unwell: two intervals of a weekly medicine. */
const LAST_DOSE_MS = 14 * 24 * 60 * 60 * 1000
const MAX_LAST_DOSES = 3

type Dose = Awaited<ReturnType<typeof dosesSince>>[number]

/** The last dose of each recently taken peptide, newest first. */
const lastDosesOf = (doses: readonly Dose[], now: number) =>
  [...new Map(doses.map((dose) => [dose.name, dose])).values()]
    .filter(({ takenAt }) => now - takenAt.getTime() < LAST_DOSE_MS)
    .toSorted((a, b) => b.takenAt.getTime() - a.takenAt.getTime())
    .slice(0, MAX_LAST_DOSES)
    .map(({ name, dose, takenAt }) => ({ name, dose, takenAt }))

const shownSide = ({ dose, severities }: StepSide) => ({
  dose: doseText(dose),
  severities: [...severities],
})

const wireDose = ({ days, ...dose }: DoseEffects) => ({
  ...dose,
  days: days.map((effects) => [...effects]),
})

/** How side effects follow doses. */
export const patternsService = ({ db, clock }: Pick<FeatureDeps, 'db' | 'clock'>) => ({
  async of(user: SessionUser) {
    const { timeZone } = user
    const now = clock.now()
    const today = dayOf(now, timeZone)
    const from = adherenceFrom(today)
    // Over one connection: in parallel, the queries would take those of others.
    const { effects, doses, colorSlots } = await db.connection().execute(async (one) => ({
      effects: await effectsSince(one, user, from),
      doses: await dosesSince(one, user.id, from),
      colorSlots: await peptideColorSlots(one, user.id),
    }))
    const records = {
      effects: effects.map(({ name, startedAt, endedAt, severity }) => ({
        ...{ name, severity, startedAt: startedAt.getTime(), endedAt: endedAt?.getTime() ?? null },
      })),
      doses: doses.map((dose) => ({ ...dose, takenAt: dose.takenAt.getTime() })),
    }
    const { peptides, doses: byDose, steps } = effectPatterns(records, { today, timeZone })
    const colored = <Named extends { name: string }>(row: Named) => ({
      ...row,
      colorSlot: colorSlots.get(row.name) ?? 1,
    })
    return {
      frequent: mostFrequent(effects),
      lastDoses: lastDosesOf(doses, now).map(colored),
      peptides: peptides.map(({ days, ...peptide }) => colored({ ...peptide, days: [...days] })),
      doses: byDose.map(({ name, latest }) => colored({ name, latest: latest.map(wireDose) })),
      steps: steps.map(({ before, after, ...step }) =>
        colored({ ...step, before: shownSide(before), after: shownSide(after) }),
      ),
    }
  },
})

export type Patterns = ReturnType<typeof patternsService>
