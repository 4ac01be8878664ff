import type { OwnPage } from '@pepwell/contract/fields'
import type { PreviewedEntry } from '@pepwell/contract/plan/plan-warnings'
import { dismissPlanWarning } from '@pepwell/contract/plan/plan-warnings.calls'
import { parseDose } from '@pepwell/domain/doses/doses'
import { type DismissalReason, MAX_DISMISSALS_PER_ENTRY } from '@pepwell/domain/safety/warning-dismissals'
import type { Warning } from '@pepwell/domain/safety/warnings'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../database/connect.ts'
import type { DB } from '../../database/schema.ts'
import type { SessionUser } from '../../http/session.ts'
import type { People } from '../../live/person-events.ts'
import { Refusal } from '../../refusal.ts'
import { mapTimeSliced } from '../../time-sliced.ts'
import type { Catalogue } from '../catalogue/catalogue.service.ts'
import { warningKey, withoutDismissed } from './dismissed-warnings.service.ts'
import { entryJudge } from './entry-judge.service.ts'
import * as queries from './plan-warnings.queries.ts'

/** An entry before a change. */
interface Before {
  status: string
  currentDose: string
  frequency: string
  notes: string | null
}

/** Whether an entry is new or differs in one of these. */
const isChanged = (
  before: Before | undefined,
  after: Omit<Before, 'status'>,
  names: readonly ('currentDose' | 'frequency' | 'notes')[],
): boolean => names.some((name) => before?.[name] !== after[name])

/** New warnings in one reply; the cards show all. */
const MAX_LISTED_WARNINGS = 10

interface Deps {
  db: Kysely<DB>
  clock: Clock
  people: People
  catalogue: Catalogue
}

/** Warnings about a person's plan; nothing is refused. */
export function planWarningsService({ db, clock, people, catalogue }: Deps) {
  const judging = (within: Db, user: SessionUser) => entryJudge(within, user, { clock, catalogue })

  /** The warnings of stored entries, dismissed or not, and the plan they are based on. */
  async function currentWarnings(within: Db, user: SessionUser, rows: readonly queries.JudgedRow[]) {
    const judge = await judging(within, user)
    const safety = await mapTimeSliced(rows, (entry) => judge.safety(entry), 1)
    const entries = await Promise.all(
      rows.map(async (entry, index) => ({
        entry,
        warnings: [...(safety[index] ?? []), ...(await judge.doses(entry))],
      })),
    )
    return { entries, plan: judge.active }
  }

  /** Without dismissed ones. */
  async function undismissed(within: Db, user: SessionUser, rows: readonly queries.JudgedRow[]) {
    const { entries, plan } = await currentWarnings(within, user, rows)
    return withoutDismissed(within, user.id, entries, plan)
  }

  /**
   * An entry from a form.
   * @throws Refusal PLAN_ENTRY_NOT_FOUND, PEPTIDE_NOT_FOUND, PERSONAL_PEPTIDE_NOT_FOUND
   */
  async function previewed(user: SessionUser, { id, ...form }: z.output<typeof PreviewedEntry>) {
    const { currentDose, frequency, notes = null } = form
    if (id) {
      const stored = await queries.judgedEntry(db, user.id, id)
      if (!stored) throw new Refusal('PLAN_ENTRY_NOT_FOUND')
      return { entry: { ...stored, currentDose, frequency, notes }, before: stored.currentDose }
    }
    const about = await queries.peptideToJudge(db, user.id, form)
    if (!about) throw new Refusal(form.peptideId ? 'PEPTIDE_NOT_FOUND' : 'PERSONAL_PEPTIDE_NOT_FOUND')
    return { entry: { ...about, currentDose, frequency, notes, isLogged: false } }
  }

  /** Every warning of the plan that isn't dismissed, with its entry's name. */
  async function ofWholePlan(tx: Db, user: SessionUser) {
    const rows = await queries.activeEntries(tx, user.id)
    const left = await undismissed(tx, user, rows)
    return left.flatMap(({ entryId, warnings }) =>
      warnings.map(({ code, message, key }) => ({
        place: `${entryId} ${key}`,
        warning: { code, message: `${rows.find(({ id }) => id === entryId)?.name}: ${message}` },
      })),
    )
  }

  async function ofSteps(within: Db, user: SessionUser, id: number, doses: readonly string[]) {
    const entry = await queries.judgedEntry(within, user.id, id)
    if (!entry) throw new Refusal('PLAN_ENTRY_NOT_FOUND')
    const judge = await judging(within, user)
    const said = await Promise.all(
      doses.map(async (currentDose, index) =>
        parseDose(currentDose) ? judge.step({ ...entry, currentDose }, doses[index - 1]) : [],
      ),
    )
    const warnings = said.flatMap((step, index) =>
      step.map(({ code, message }) => ({ code, message: `Step ${index + 1}: ${message}` })),
    )
    return warnings.slice(0, MAX_LISTED_WARNINGS)
  }

  return {
    /** New warnings of a profile change, after it is written. */
    async watch(tx: Db, user: SessionUser) {
      const before = new Set((await ofWholePlan(tx, user)).map(({ place }) => place))
      return {
        newWarnings: async (): Promise<Warning[]> => {
          const after = (await ofWholePlan(tx, user)).filter(({ place }) => !before.has(place))
          return after.slice(0, MAX_LISTED_WARNINGS).map(({ warning }) => warning)
        },
      }
    },

    /**
     * Warnings about an added or changed entry: its dose if that changed, and what profile and plan say while it is
     * active, without dismissed ones.
     * @param before as it was; undefined if it is new
     */
    async ofStored(tx: Db, user: SessionUser, id: number, before?: Before): Promise<Warning[]> {
      const entry = (await queries.activeEntries(tx, user.id)).find((one) => one.id === id)
      const changed = entry ?? (await queries.judgedEntry(tx, user.id, id))
      if (!changed) return []
      const begins = entry !== undefined && before?.status !== 'active'
      const hasNewDose = begins || isChanged(before, changed, ['currentDose', 'frequency'])
      const hasNewWords = hasNewDose || isChanged(before, changed, ['notes'])
      const judge = await judging(tx, user)
      const doses = hasNewDose ? await judge.doses(changed, before?.currentDose) : []
      const safety = entry && hasNewWords ? judge.safety(entry, begins) : []
      const stored = [{ entry: changed, warnings: [...doses, ...safety] }]
      const [left] = await withoutDismissed(tx, user.id, stored, judge.active)
      const own = (left?.warnings ?? []).map(({ code, message }) => ({ code, message }))
      return [...own, ...(entry && hasNewWords ? judge.forOthers(entry) : [])]
    },

    /** The first warnings about the doses of an entry's steps, in order; none about unparsable ones. @throws Refusal PLAN_ENTRY_NOT_FOUND */
    ofSteps,

    /** As {@link ofSteps}, before saving. @throws Refusal PLAN_ENTRY_NOT_FOUND */
    previewSteps: async (user: SessionUser, id: number, doses: readonly string[]) => ({
      warnings: await ofSteps(db, user, id, doses),
    }),

    /**
     * The warnings if an entry were saved like this.
     * @throws as {@link previewed} does
     */
    async preview(user: SessionUser, form: z.output<typeof PreviewedEntry>) {
      const { entry, before } = await previewed(user, form)
      const judge = await judging(db, user)
      const doses = entry.currentDose === '' ? [] : await judge.doses(entry, before)
      return { warnings: [...judge.safety(entry, before === undefined), ...judge.forOthers(entry), ...doses] }
    },

    /** The warnings of the plan's cards. */
    async list(user: SessionUser, page: OwnPage) {
      const rows = await queries.activePage(db, user.id, page)
      return undismissed(db, user, rows)
    },

    /** @throws Refusal PLAN_ENTRY_NOT_FOUND, WARNING_NOT_FOUND if it no longer applies */
    dismiss: (user: SessionUser, id: number, { key, reason }: { key: string; reason: DismissalReason }) =>
      db.transaction().execute(async (tx) => {
        const row = await queries.judgedEntry(tx, user.id, id)
        if (!row) throw new Refusal('PLAN_ENTRY_NOT_FOUND')
        const { entries, plan } = await currentWarnings(tx, user, [row])
        const warning = entries[0]?.warnings.find((warning) => warningKey(warning, row, plan) === key)
        if (!warning) throw new Refusal('WARNING_NOT_FOUND')
        const about = { userId: user.id, userPeptideId: id }
        const { code, message } = warning
        const dismissedAt = new Date(clock.now())
        await queries.putDismissal(tx, { ...about, ...{ code, message, key, reason, dismissedAt } })
        await queries.deleteOldest(tx, { ...about, max: MAX_DISMISSALS_PER_ENTRY })
        await people.publishToOwnPages(tx, user.id, dismissPlanWarning)
      }),

    /** @throws Refusal WARNING_NOT_FOUND */
    async restore(user: SessionUser, id: number, key: string): Promise<void> {
      const isRemoved = await queries.removeDismissal(db, { userId: user.id, userPeptideId: id, key })
      if (!isRemoved) throw new Refusal('WARNING_NOT_FOUND')
      await people.publishToOwnPages(db, user.id, dismissPlanWarning)
    },
  }
}

export type PlanWarnings = ReturnType<typeof planWarningsService>
