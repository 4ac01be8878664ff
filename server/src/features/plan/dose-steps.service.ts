import type { OwnPage } from '@pepwell/contract/fields'
import type { DoseStepForm, DoseSteps, StepDecisionForm } from '@pepwell/contract/plan/dose-steps'
import { decideDoseStep as decided, writeDoseSteps as written } from '@pepwell/contract/plan/dose-steps.calls'
import { doseText } from '@pepwell/domain/doses/doses'
import { DEFAULT_STAY_WEEKS, MAX_STEP_DECISIONS, type StepAction } from '@pepwell/domain/plan/titration'
import { stepTemplatesFor } from '@pepwell/domain/plan/titration-templates'
import { addDays, type CalendarDay, dayOf, latestOfDays } from '@pepwell/domain/time/calendar'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../database/connect.ts'
import type { DB } from '../../database/schema.ts'
import type { SessionUser } from '../../http/session.ts'
import type { People } from '../../live/person-events.ts'
import { Refusal } from '../../refusal.ts'
import type { Catalogue } from '../catalogue/catalogue.service.ts'
import * as queries from './dose-steps.queries.ts'
import { withStepWarnings } from './early-steps.service.ts'
import { lockEntry } from './plan.queries.ts'
import { changeEntry } from './plan.service.ts'
import type { PlanWarnings } from './plan-warnings.service.ts'
import { planSteps } from './planned-steps.service.ts'
import { stepHolds } from './step-holds.service.ts'
import { mentionsPrescriber, stepStates } from './step-states.service.ts'

type StepForm = z.output<typeof DoseStepForm>
type Decision = z.output<typeof StepDecisionForm>

interface Deps {
  db: Kysely<DB>
  clock: Clock
  people: People
  catalogue: Catalogue
  warnings: PlanWarnings
}

/**
 * A request that doesn't name its step may be a retry, which must not climb twice in a day.
 * @throws Refusal NO_NEXT_STEP, STEP_CHANGED, STEP_TAKEN_TODAY, STEP_ON_HOLD
 */
function nextToTake(
  { current, next, hold }: DoseSteps,
  { step, reason }: Decision,
  today: CalendarDay,
): number {
  if (!next) throw new Refusal('NO_NEXT_STEP')
  if (step !== undefined && step !== next.step) throw new Refusal('STEP_CHANGED')
  const tookOneToday = current !== null && current.step > 0 && current.since === today
  if (step === undefined && tookOneToday && next.stage !== 'due') throw new Refusal('STEP_TAKEN_TODAY')
  if (hold && !mentionsPrescriber(reason)) throw new Refusal('STEP_ON_HOLD')
  return next.step
}

/**
 * The step a decision leads to.
 * @throws Refusal NO_NEXT_STEP, NO_EARLIER_STEP, STEP_CHANGED, STEP_TAKEN_TODAY, STEP_ON_HOLD
 */
function stepAfter(state: DoseSteps, form: Decision, today: CalendarDay): number | null {
  if (form.decision === 'take') return nextToTake(state, form, today)
  const current = state.current?.step ?? null
  if (form.step !== undefined && form.step !== current) throw new Refusal('STEP_CHANGED')
  // On hold, staying on the last step is what a person agreed on with the prescriber.
  if (form.decision === 'stay' && !state.next && !state.hold) throw new Refusal('NO_NEXT_STEP')
  if (form.decision === 'stay') return current
  const to = form.to ?? (current ?? 0) - 1
  if (current === null || to < 0 || to >= current) throw new Refusal('NO_EARLIER_STEP')
  return to
}

const earlyWarnings = ({ next }: DoseSteps, { decision }: Decision) =>
  decision === 'take' ? (next?.warnings ?? []).filter(({ code }) => code === 'STEP_TOO_EARLY') : []

/** The day before which the next step isn't due after 'stay' and 'back'. */
function untilAfter({ next }: DoseSteps, { decision, weeks }: Decision, today: CalendarDay) {
  if (decision === 'take') return null
  const from = decision === 'stay' && next?.startsOn ? latestOfDays(next.startsOn, today) : today
  return addDays(from, 7 * (weeks ?? DEFAULT_STAY_WEEKS))
}

/** Dose steps of a plan entry. Doses never increase automatically: the person advances, stays or goes back. */
export function doseStepsService({ db, clock, people, catalogue, warnings }: Deps) {
  async function warnedStates(within: Db, user: SessionUser, entries: readonly queries.SteppedEntry[]) {
    const states = await stepStates(within, user, entries, clock.now())
    return withStepWarnings(within, user, states, { catalogue, clock })
  }

  async function stateOf(within: Db, user: SessionUser, id: number): Promise<DoseSteps> {
    const entries = await queries.steppedEntriesOf(within, user.id, [id])
    const [state] = await warnedStates(within, user, entries)
    if (!state) throw new Refusal('PLAN_ENTRY_NOT_FOUND')
    return state
  }

  async function requireRoom(tx: Db, user: SessionUser, id: number) {
    if ((await queries.countDecisions(tx, user.id, id)) >= MAX_STEP_DECISIONS)
      throw new Refusal('STEP_HISTORY_FULL')
  }

  const record = (
    tx: Db,
    user: SessionUser,
    decision: {
      id: number
      act: StepAction
      position: number | null
      fromDose: string
      toDose: string
      decidedOn: CalendarDay
      until?: CalendarDay | null
      reason?: string | null | undefined
      heldFor?: string | null
      clientId?: string | undefined
    },
  ) => {
    const { id, reason = null, ...rest } = decision
    const decidedAt = new Date(clock.now())
    return queries.insertDecision(tx, { ...rest, reason, decidedAt, userId: user.id, userPeptideId: id })
  }

  return {
    /** @throws Refusal PLAN_ENTRY_NOT_FOUND */
    read: (user: SessionUser, id: number) => stateOf(db, user, id),

    list: async (user: SessionUser, page: OwnPage) =>
      warnedStates(db, user, await queries.steppedPage(db, user.id, page)),

    /** @throws Refusal PLAN_ENTRY_NOT_FOUND */
    async decisions(user: SessionUser, id: number, page: OwnPage) {
      const [entry] = await queries.steppedEntriesOf(db, user.id, [id])
      if (!entry) throw new Refusal('PLAN_ENTRY_NOT_FOUND')
      const decisions = await queries.decisionsOf(db, user.id, id, page)
      return decisions.map(({ decidedAt, ...decision }) => ({
        ...decision,
        decidedOn: dayOf(decidedAt.getTime(), user.timeZone),
      }))
    },

    /** @throws Refusal PLAN_ENTRY_NOT_FOUND */
    async holds(user: SessionUser, id: number) {
      const [entry] = await queries.steppedEntriesOf(db, user.id, [id])
      if (!entry) throw new Refusal('PLAN_ENTRY_NOT_FOUND')
      return stepHolds(db, user, entry, clock.now())
    },

    /** @throws Refusal PEPTIDE_NOT_FOUND */
    async templates(peptideId: number) {
      const peptide = (await catalogue.list()).find(({ id }) => id === peptideId)
      if (!peptide) throw new Refusal('PEPTIDE_NOT_FOUND')
      return stepTemplatesFor(peptide.name).map((template) => ({
        ...template,
        steps: template.steps.map((step) => ({ ...step, dose: doseText(step) })),
      }))
    },

    /** @throws Refusal PLAN_ENTRY_NOT_FOUND, STEP_HISTORY_FULL, STEP_OUT_OF_RANGE */
    write: (user: SessionUser, id: number, forms: readonly StepForm[]) =>
      db.transaction().execute(async (tx) => {
        const entry = await lockEntry(tx, user.id, id)
        if (!entry) throw new Refusal('PLAN_ENTRY_NOT_FOUND')
        await requireRoom(tx, user, id)
        await planSteps(tx, user, { entry: { ...entry, id }, forms, now: clock.now() })
        await people.publishToOwnPages(tx, user.id, written)
        const doses = forms.map(({ dose }) => dose)
        return {
          ...(await stateOf(tx, user, id)),
          warnings: await warnings.ofSteps(tx, user, id, doses),
        }
      }),

    /**
     * Decides about the next step, once per client id.
     * @throws Refusal PLAN_ENTRY_NOT_FOUND, NO_NEXT_STEP, NO_EARLIER_STEP, STEP_CHANGED, STEP_TAKEN_TODAY, STEP_ON_HOLD, STEP_HISTORY_FULL
     */
    decide: (user: SessionUser, id: number, decision: Decision) =>
      db.transaction().execute(async (tx) => {
        const entry = await lockEntry(tx, user.id, id)
        if (!entry) throw new Refusal('PLAN_ENTRY_NOT_FOUND')
        const { clientId, reason } = decision
        if (clientId && (await queries.isDecided(tx, user.id, clientId)))
          return { ...(await stateOf(tx, user, id)), warnings: [] }
        await requireRoom(tx, user, id)
        const state = await stateOf(tx, user, id)
        const now = clock.now()
        const today = dayOf(now, user.timeZone)
        const position = stepAfter(state, decision, today)
        const toDose = state.steps[position ?? -1]?.dose ?? entry.currentDose
        if (toDose !== entry.currentDose)
          await changeEntry(tx, user, { id, changes: { currentDose: toDose, notes: undefined }, now })
        await record(tx, user, {
          ...{ id, act: decision.decision, position, fromDose: entry.currentDose, toDose },
          ...{ decidedOn: today, until: untilAfter(state, decision, today) },
          ...{ reason, heldFor: state.hold?.reason ?? null, clientId },
        })
        await people.publishToOwnPages(tx, user.id, decided)
        const changed = await warnings.ofStored(tx, user, id, entry)
        return { ...(await stateOf(tx, user, id)), warnings: [...earlyWarnings(state, decision), ...changed] }
      }),
  }
}

export type DoseStepsService = ReturnType<typeof doseStepsService>
