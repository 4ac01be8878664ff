import { createHash } from 'node:crypto'
import type { OwnPage } from '@pepwell/contract/fields'
import type { PreviewedEntry } from '@pepwell/contract/plan-warnings'
import { dismissPlanWarning } from '@pepwell/contract/plan-warnings.calls'
import { citedDose } from '@pepwell/domain/cited-doses'
import { plannedDoseWarnings } from '@pepwell/domain/dose-warnings'
import { isInjected, type Route } from '@pepwell/domain/medicines'
import { type PlannedEntry, safetyWarnings } from '@pepwell/domain/plan-safety'
import {
  type DismissalReason,
  dismissedWords,
  MOST_DISMISSALS_OF_ENTRY,
} from '@pepwell/domain/warning-dismissals'
import type { Warning } from '@pepwell/domain/warnings'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../database/connect.ts'
import type { DB } from '../../database/schema.ts'
import { Refusal } from '../../http/refusal.ts'
import type { SessionUser } from '../../http/session.ts'
import type { People } from '../../live/people.ts'
import { healthOf } from '../accounts/profile-health.service.ts'
import { vialOfDose } from '../calculator/vial-in-use.service.ts'
import type { Catalogue } from '../catalogue/catalogue.service.ts'
import * as queries from './plan-warnings.queries.ts'
import { takenPeptides } from './taken-peptides.queries.ts'

/** An entry as it is judged: stored, or as a form has it. */
type Judged = Omit<queries.JudgedRow, 'id'> & { id?: number }

/** What an entry said before it was changed. */
interface Before {
  status: string
  currentDose: string
  frequency: string
  notes: string | null
}

/** The same for the same words, so that a warning that says something else is another one. */
const keyOf = ({ code, message }: Warning): string =>
  createHash('sha256')
    .update(`${code}\n${dismissedWords(message)}`)
    .digest('hex')

/** So many new warnings are told of at once; the cards have all of them. */
const MOST_TOLD = 10

const BLANK = { age: null, healthConditions: null, allergies: null }

interface Parts {
  db: Kysely<DB>
  clock: Clock
  people: People
  catalogue: Catalogue
}

/** What a person is warned of about their plan: nothing of it is refused. */
export function planWarningsService({ db, clock, people, catalogue }: Parts) {
  /** Reads once what all entries of a person are judged by. */
  async function judging(within: Db, user: SessionUser) {
    const [person = BLANK, active, peptides] = await Promise.all([
      healthOf(within, user, clock.now()),
      queries.activeEntries(within, user.id),
      catalogue.listWithDrafts(),
    ])
    const courses = peptides.filter(({ label }) => label?.start).map(({ id }) => id)
    const taken = await takenPeptides(within, user.id, courses)
    const planned = ({ peptideId, name, notes }: Judged): PlannedEntry => ({
      name,
      notes,
      peptide: peptides.find(({ id }) => id === peptideId),
    })
    const others = (id?: number) => active.filter((one) => one.id !== id).map(planned)
    return {
      async doses(entry: Judged, before?: string): Promise<Warning[]> {
        const { currentDose: dose, frequency, label, name, peptideId } = entry
        const peptide = peptides.find(({ id }) => id === peptideId)
        const routes = (peptide?.routes ?? null) as Route[] | null
        return plannedDoseWarnings({
          ...{ dose, frequency, label, name, before },
          vial: await vialOfDose(within, user.id, { ...entry, dose, routes }),
          vialMg: routes && isInjected(routes) ? (peptide?.mg ?? null) : null,
          cited: citedDose(name),
          isFirst: peptideId !== null && !taken.has(peptideId),
        })
      },
      safety: (entry: Judged, begins = false) =>
        safetyWarnings(planned(entry), { person, others: others(entry.id), catalogue: peptides, begins }),
    }
  }

  async function withoutDismissed<W extends Warning>(
    within: Db,
    userId: string,
    entries: readonly { entryId: number; warnings: readonly W[] }[],
  ) {
    const ids = entries.map(({ entryId }) => entryId)
    const dismissed = await queries.dismissedKeys(within, userId, ids)
    const keys = new Set(dismissed.map(({ userPeptideId, key }) => `${userPeptideId} ${key}`))
    return entries.map(({ entryId, warnings }) => ({
      entryId,
      warnings: warnings
        .map((warning) => ({ ...warning, key: keyOf(warning) }))
        .filter(({ key }) => !keys.has(`${entryId} ${key}`)),
    }))
  }

  /** What holds of stored entries as they are, dismissed or not. */
  async function standing(within: Db, user: SessionUser, rows: readonly queries.JudgedRow[]) {
    const judge = await judging(within, user)
    return Promise.all(
      rows.map(async (row) => ({
        entryId: row.id,
        warnings: [...judge.safety(row), ...(await judge.doses(row))],
      })),
    )
  }

  /** An entry as a form has it. @throws Refusal PLAN_ENTRY_NOT_FOUND, PEPTIDE_NOT_FOUND, PERSONAL_PEPTIDE_NOT_FOUND */
  async function previewed(user: SessionUser, { id, ...form }: z.output<typeof PreviewedEntry>) {
    const { currentDose, frequency, notes = null } = form
    if (id) {
      const stored = await queries.judgedEntry(db, user.id, id)
      if (!stored) throw new Refusal('PLAN_ENTRY_NOT_FOUND')
      return { entry: { ...stored, currentDose, frequency, notes }, before: stored.currentDose }
    }
    const about = await queries.peptideToJudge(db, user.id, form)
    if (!about) throw new Refusal(form.peptideId ? 'PEPTIDE_NOT_FOUND' : 'PERSONAL_PEPTIDE_NOT_FOUND')
    return { entry: { ...about, currentDose, frequency, notes } }
  }

  /** Every warning of the plan that is not dismissed, each with the name of its entry. */
  async function ofWholePlan(tx: Db, user: SessionUser) {
    const rows = await queries.activeEntries(tx, user.id)
    const left = await withoutDismissed(tx, user.id, await standing(tx, user, rows))
    return left.flatMap(({ entryId, warnings }) =>
      warnings.map(({ code, message, key }) => ({
        place: `${entryId} ${key}`,
        warning: { code, message: `${rows.find(({ id }) => id === entryId)?.name}: ${message}` },
      })),
    )
  }

  return {
    /** What a change of the profile newly warns of, once it is written. */
    async watch(tx: Db, user: SessionUser) {
      const before = new Set((await ofWholePlan(tx, user)).map(({ place }) => place))
      return {
        newWarnings: async (): Promise<Warning[]> => {
          const after = (await ofWholePlan(tx, user)).filter(({ place }) => !before.has(place))
          return after.slice(0, MOST_TOLD).map(({ warning }) => warning)
        },
      }
    },

    /**
     * What to warn of about an entry that was added or changed: its dose where that changed, and what the profile and the rest of the plan
     * say wherever it is active, without what was dismissed.
     * @param before as it was; undefined where it is new
     */
    async ofStored(tx: Db, user: SessionUser, id: number, before?: Before): Promise<Warning[]> {
      const entry = (await queries.activeEntries(tx, user.id)).find((one) => one.id === id)
      const changed = entry ?? (await queries.judgedEntry(tx, user.id, id))
      if (!changed) return []
      const begins = entry !== undefined && before?.status !== 'active'
      const { currentDose, frequency } = changed
      const isAsItWas = before?.currentDose === currentDose && before.frequency === frequency
      const judge = await judging(tx, user)
      const doses = isAsItWas && !begins ? [] : await judge.doses(changed, before?.currentDose)
      const hasSameWords = isAsItWas && before.notes === changed.notes
      const safety = entry && !(hasSameWords && !begins) ? judge.safety(entry, begins) : []
      const [left] = await withoutDismissed(tx, user.id, [{ entryId: id, warnings: [...doses, ...safety] }])
      return (left?.warnings ?? []).map(({ code, message }) => ({ code, message }))
    },

    /** What would be warned of if an entry were saved like this. @throws as {@link previewed} does */
    async preview(user: SessionUser, form: z.output<typeof PreviewedEntry>) {
      const { entry, before } = await previewed(user, form)
      const judge = await judging(db, user)
      const doses = entry.currentDose === '' ? [] : await judge.doses(entry, before)
      return { warnings: [...judge.safety(entry, before === undefined), ...doses] }
    },

    /** What is to be read on the cards of the plan. */
    async list(user: SessionUser, page: OwnPage) {
      const rows = await queries.activePage(db, user.id, page)
      return withoutDismissed(db, user.id, await standing(db, user, rows))
    },

    /** @throws Refusal PLAN_ENTRY_NOT_FOUND, WARNING_NOT_FOUND for one that is not shown any more */
    dismiss: (user: SessionUser, id: number, { key, reason }: { key: string; reason: DismissalReason }) =>
      db.transaction().execute(async (tx) => {
        const row = await queries.judgedEntry(tx, user.id, id)
        if (!row) throw new Refusal('PLAN_ENTRY_NOT_FOUND')
        const [shown] = await standing(tx, user, [row])
        const warning = shown?.warnings.find((one) => keyOf(one) === key)
        if (!warning) throw new Refusal('WARNING_NOT_FOUND')
        const about = { userId: user.id, userPeptideId: id }
        const dismissedAt = new Date(clock.now())
        await queries.putDismissal(tx, { ...about, ...warning, key, reason, dismissedAt })
        await queries.forgetOldest(tx, { ...about, most: MOST_DISMISSALS_OF_ENTRY })
        await people.tellOwn(tx, user.id, dismissPlanWarning)
      }),

    /** @throws Refusal WARNING_NOT_FOUND */
    async restore(user: SessionUser, id: number, key: string): Promise<void> {
      const isRemoved = await queries.removeDismissal(db, { userId: user.id, userPeptideId: id, key })
      if (!isRemoved) throw new Refusal('WARNING_NOT_FOUND')
      await people.tellOwn(db, user.id, dismissPlanWarning)
    },
  }
}

/** See {@link planWarningsService}. */
export type PlanWarnings = ReturnType<typeof planWarningsService>
