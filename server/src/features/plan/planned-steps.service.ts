import type { DoseStepForm } from '@pepwell/contract/plan/dose-steps'
import { parseDose } from '@pepwell/domain/doses/doses'
import { type Course, courseOf, stepWithDose } from '@pepwell/domain/plan/titration'
import { type CalendarDay, dayOf } from '@pepwell/domain/time/calendar'
import { isNearDay } from '@pepwell/domain/time/near-days'
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

type Length = Partial<Pick<StepForm, 'weeks' | 'doses' | 'from'>>

const isSameLength = (one: Length | undefined, other: Length | undefined): boolean =>
  (['weeks', 'doses', 'from'] as const).every((name) => (one?.[name] ?? null) === (other?.[name] ?? null))

/** What was planned before: the steps and the person's position in them. */
interface Before {
  steps: readonly Length[]
  course: Course | undefined
}

/**
 * The current step of newly written steps, since when, and the day to which it was extended. Steps rewritten with the
 * same current dose continue, unless they say when it began. An extension ends once the step's length changes.
 */
function startIn(
  forms: readonly StepForm[],
  entry: SteppedEntry,
  { before, today }: { before: Before; today: CalendarDay },
) {
  const steps = forms.map(({ dose }) => parseDose(dose)).filter((dose) => dose !== undefined)
  const at = stepWithDose(steps, parseDose(entry.currentDose))
  if (at === -1) return { position: null, since: today, until: null }
  const from = forms[at]?.from
  if (from) return { position: at, since: from, until: null }
  const { position = null, since = today, until = null } = before.course ?? {}
  if (position !== null) {
    const isKept =
      isSameLength(before.steps[position], forms[at]) &&
      (before.steps[position + 1]?.from ?? null) === (forms[at + 1]?.from ?? null)
    return { position: at, since, until: isKept ? until : null }
  }
  return { position: at, since: at === 0 ? entry.startDate : today, until: null }
}

/** Steps that are already stored may be older. @throws Refusal STEP_OUT_OF_RANGE */
function requireNear(forms: readonly StepForm[], { steps }: Before, today: CalendarDay): void {
  const isFar = ({ from }: StepForm) =>
    from != null && !isNearDay(from, today) && !steps.some((step) => step.from === from)
  if (forms.some(isFar)) throw new Refusal('STEP_OUT_OF_RANGE')
}

/** Replaces a plan entry's steps and records the current one. @throws Refusal STEP_OUT_OF_RANGE */
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
  const [stored] = await queries.steppedEntriesOf(tx, user.id, [entry.id])
  const { steps: old = [], decisions = [] } = stored ?? {}
  const before = { steps: old, course: old.length > 0 ? courseOf(decisions) : undefined }
  const today = dayOf(now, user.timeZone)
  requireNear(forms, before, today)
  await queries.replaceSteps(tx, { ...about, createdAt: at }, steps)
  const { position, since, until } = startIn(forms, entry, { before, today })
  const doses = { fromDose: entry.currentDose, toDose: entry.currentDose }
  await queries.insertDecision(tx, {
    ...{ ...about, ...doses, act: 'planned', position },
    ...{ decidedOn: since, decidedAt: at, until, reason: null },
  })
}
