import type { DoseStepForm } from '@pepwell/contract/plan/dose-steps'
import { parseDose } from '@pepwell/domain/doses/doses'
import { stepWithDose } from '@pepwell/domain/plan/titration'
import { type CalendarDay, dayOf } from '@pepwell/domain/time/calendar'
import type { z } from 'zod'
import type { Db } from '../../database/connect.ts'
import type { SessionUser } from '../../http/session.ts'
import { Refusal } from '../../refusal.ts'
import * as queries from './dose-steps.queries.ts'

type StepForm = z.output<typeof DoseStepForm>

interface SteppedEntry {
  id: number
  currentDose: string
  startDate: CalendarDay
}

/** The current step of newly written steps, and since when. */
function startIn(forms: readonly StepForm[], entry: SteppedEntry, today: CalendarDay) {
  const steps = forms.map(({ dose }) => parseDose(dose)).filter((dose) => dose !== undefined)
  const at = stepWithDose(steps, parseDose(entry.currentDose))
  return { position: at === -1 ? null : at, since: forms[at]?.from ?? (at === 0 ? entry.startDate : today) }
}

/** Replaces a plan entry's steps and records the current one. */
export async function planSteps(
  tx: Db,
  user: SessionUser,
  { entry, forms, now }: { entry: SteppedEntry; forms: readonly StepForm[]; now: number },
): Promise<void> {
  const steps = forms.map(({ dose, weeks = null, doses = null, from = null }) => {
    const amount = parseDose(dose)
    if (!amount) throw new Refusal('INVALID_INPUT')
    return { dose, ...amount, weeks, doses, from }
  })
  const about = { userId: user.id, userPeptideId: entry.id }
  const at = new Date(now)
  await queries.replaceSteps(tx, { ...about, createdAt: at }, steps)
  const { position, since } = startIn(forms, entry, dayOf(now, user.timeZone))
  const doses = { fromDose: entry.currentDose, toDose: entry.currentDose }
  await queries.insertDecision(tx, {
    ...{ ...about, ...doses, act: 'planned', position },
    ...{ decidedOn: since, decidedAt: at, reason: null },
  })
}
