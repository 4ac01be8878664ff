import type { NewDose, PreviewedDose } from '@pepwell/contract/doses/doses'
import { importDoses, logDose } from '@pepwell/contract/doses/doses.calls'
import type { ImportSource } from '@pepwell/contract/imports/imported-entries'
import { adherence, adherenceFrom, missedSince } from '@pepwell/domain/adherence/adherence'
import { amountOf, doseText } from '@pepwell/domain/doses/doses'
import { steppedPeptides } from '@pepwell/domain/plan/dose-steps'
import { addDays, type CalendarDay, dayOf } from '@pepwell/domain/time/calendar'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../database/connect.ts'
import type { DB } from '../../database/schema.ts'
import type { SessionUser } from '../../http/session.ts'
import type { People } from '../../live/person-events.ts'
import { Refusal } from '../../refusal.ts'
import type { Catalogue } from '../catalogue/catalogue.service.ts'
import { recordImportedRows } from '../import-history/import-history.service.ts'
import { followDoses } from '../reminders/following-doses.service.ts'
import { occurrenceOfDose, occurrencesToAskAbout, resolveByDose } from '../reminders/outcomes.service.ts'
import { drawsOfDose, FROM_NOTHING, planDraw, recordDraws, type VialSource } from '../vials/draws.service.ts'
import { daysOfDoses } from './dose-days.queries.ts'
import { withinDoseLimits } from './dose-limits.service.ts'
import { colorSlotsOfPeptides } from './dose-records.queries.ts'
import { dosesSince } from './dose-records.service.ts'
import { previewDose, warningsAround, warningsOfDose } from './dose-warnings.service.ts'
import {
  doseByClientId,
  dosesOf,
  dosesOfPeptide,
  insertDose,
  insertLoneDose,
  lockDoses,
  type NewDoseRow,
  ownsEntries,
} from './doses.queries.ts'
import { momentTaken } from './moment-taken.ts'
import { requireSites } from './require-sites.ts'
import { statsRecords } from './stats.queries.ts'

/** Days, including today, for which the dashboard lists missed doses. */
const A_WEEK = 7

type Input = z.output<typeof NewDose>

/** What a dose input says besides the dose: its occurrence and vials. */
type DoseSource = Pick<Input, 'settles'> & VialSource

/** Imported doses were drawn before today's vials existed. */
const FROM_NO_VIAL: DoseSource = { vialId: null }

/** A file's doses. */
interface Imported {
  source: ImportSource
  doses: readonly Input[]
}

interface Deps {
  db: Kysely<DB>
  clock: Clock
  people: People
  catalogue: Catalogue
}

/** Logged doses: the history that everything else is counted from. */
export function dosesService({ db, clock, people, catalogue }: Deps) {
  /** Stores a dose together with the reminder's occurrence that it resolves, and draws it from its vial. */
  async function storeWithin(tx: Db, user: SessionUser, row: NewDoseRow, { settles, ...from }: DoseSource) {
    const occurrence = await occurrenceOfDose(tx, user, { ...row, settles })
    const drawing = await planDraw(tx, row, from)
    const dose = await insertDose(tx, { ...row, volume: row.volume ?? drawing.volume })
    if (dose) await recordDraws(tx, { userId: user.id, doseId: dose.id, at: row.createdAt }, drawing)
    if (dose && occurrence) {
      await resolveByDose(tx, occurrence, { ...row, dosageLogId: dose.id, decidedAt: row.createdAt })
    }
    if (dose) await followDoses(tx, row, row.createdAt.getTime())
    return dose
  }

  const storeConnected = (user: SessionUser, row: NewDoseRow, doseSource: DoseSource) =>
    db.transaction().execute(async (tx) => {
      await lockDoses(tx, user.id)
      // A retry needs neither its vial nor its occurrence, which may be gone.
      if (row.clientId && (await doseByClientId(tx, user.id, row.clientId))) return undefined
      return storeWithin(tx, user, row, doseSource)
    })

  /** Stores a dose and returns its warnings. Without reminders and vials that is one statement. */
  async function store(user: SessionUser, row: NewDoseRow, doseSource: DoseSource) {
    const now = row.createdAt.getTime()
    const lone = doseSource.vialId || doseSource.vialIds ? undefined : await insertLoneDose(db, row)
    const dose = lone ?? (await storeConnected(user, row, doseSource))
    if (!dose) return undefined
    const warnings = lone?.isComplete
      ? await warningsAround({ db, catalogue }, user.id, dose, { around: lone, now })
      : await warningsOfDose({ db, catalogue }, user.id, dose, now)
    return { ...dose, warnings, ...(lone ? FROM_NOTHING : await drawsOfDose(db, user, dose.id, now)) }
  }

  /** The reply to a retry: the stored dose with the same warnings. */
  async function storedBefore(user: SessionUser, clientId: string | null) {
    const dose = clientId && (await doseByClientId(db, user.id, clientId))
    if (!dose) throw new Refusal('PLAN_ENTRY_NOT_FOUND')
    return {
      ...dose,
      warnings: await warningsOfDose({ db, catalogue }, user.id, dose, dose.createdAt.getTime()),
      ...(await drawsOfDose(db, user, dose.id, clock.now())),
    }
  }

  /** A dose's row. @throws Refusal TAKEN_IN_FUTURE, FIRST_SITE_MISSING, SITES_NOT_DISTINCT */
  function rowOf(
    user: SessionUser,
    { settles: _, vialId: __, vialIds: ___, ...input }: Input,
    now: number,
  ): NewDoseRow {
    const takenAt = momentTaken(input.takenAt, now)
    const takenOn = dayOf(takenAt.getTime(), user.timeZone)
    requireSites(input)
    const { clientId = null, volume = null, injectionSite = null, feeling = null, notes = null } = input
    const { additionalSites = [] } = input
    const optional = { clientId, volume, injectionSite, additionalSites, feeling, notes }
    const amount = amountOf(input.dose)
    return { ...input, ...optional, ...amount, userId: user.id, takenAt, takenOn, createdAt: new Date(now) }
  }

  async function importWithin(tx: Db, user: SessionUser, { source, doses }: Imported) {
    const now = clock.now()
    await lockDoses(tx, user.id)
    const rows = doses.map((input) => rowOf(user, input, now))
    const entries = [...new Set(rows.map(({ userPeptideId }) => userPeptideId))]
    if (!(await ownsEntries(tx, user.id, entries))) throw new Refusal('PLAN_ENTRY_NOT_FOUND')
    const added: number[] = []
    for (const row of rows) {
      const stored = await storeWithin(tx, user, row, FROM_NO_VIAL)
      if (stored) added.push(stored.id)
    }
    await recordImportedRows(tx, user.id, { source, table: 'dosage_logs', ids: added }, now)
    if (added.length > 0) await people.publishToOwnPages(tx, user.id, importDoses)
    return { added }
  }

  return {
    list: (
      user: SessionUser,
      { peptideOf, ...page }: { limit: number; after?: number; peptideOf?: number },
    ) => (peptideOf ? dosesOfPeptide(db, user.id, { ...page, peptideOf }) : dosesOf(db, user.id, page)),

    async days(user: SessionUser, span: { from: CalendarDay; to: CalendarDay }) {
      const byDay = Map.groupBy(await daysOfDoses(db, user.id, span), ({ day }) => day)
      return [...byDay].map(([day, taken]) => ({
        day,
        doses: taken.reduce((sum, { doses }) => sum + doses, 0),
        peptides: taken.map(({ name, doses }) => ({ name, doses })),
      }))
    },

    /** Dose runs of the peptides whose dose changed. */
    async steps(user: SessionUser) {
      const today = dayOf(clock.now(), user.timeZone)
      const [taken, colorSlots] = await Promise.all([
        dosesSince(db, user.id, adherenceFrom(today)),
        colorSlotsOfPeptides(db, user.id),
      ])
      return steppedPeptides(taken, today).map(({ name, levels }) => ({
        name,
        hue: colorSlots.find((colorSlot) => colorSlot.name === name)?.hue ?? null,
        levels: levels.map(({ dose, from, to }) => ({ dose: doseText(dose), from, to })),
      }))
    },

    occurrences: (
      user: SessionUser,
      { userPeptideId, takenAt, doseId }: { userPeptideId: number; takenAt: string; doseId?: number },
    ) => occurrencesToAskAbout(db, user, { userPeptideId, takenAt: new Date(takenAt), dosageLogId: doseId }),

    /**
     * Stores a dose once per client id; a retry gets the first result. Stores it as sent and returns the warnings.
     * @throws Refusal PLAN_ENTRY_NOT_FOUND, TAKEN_IN_FUTURE, FIRST_SITE_MISSING, SITES_NOT_DISTINCT,
     * DOSES_OF_DAY_FULL, DOSES_FULL, VIAL_NOT_FOUND, VIAL_LEDGER_FULL
     */
    async log(user: SessionUser, input: Input) {
      const row = rowOf(user, input, clock.now())
      const stored = await withinDoseLimits(() => store(user, row, input))
      if (!stored) return storedBefore(user, row.clientId)
      // Other open pages update and no longer ask for this dose.
      await people.publishToOwnPages(db, user.id, logDose)
      return stored
    },

    /** The warnings that a dose would trigger; nothing is stored. @throws Refusal PLAN_ENTRY_NOT_FOUND */
    preview: (user: SessionUser, dose: z.output<typeof PreviewedDose>) =>
      previewDose({ db, catalogue }, user.id, dose, clock.now()),

    /**
     * Imports doses, each once per client id, so a retry continues where the first attempt stopped.
     * @throws Refusal PLAN_ENTRY_NOT_FOUND, TAKEN_IN_FUTURE, FIRST_SITE_MISSING, SITES_NOT_DISTINCT,
     * DOSES_OF_DAY_FULL, DOSES_FULL
     */
    import: (user: SessionUser, file: Imported) =>
      withinDoseLimits(() => db.transaction().execute((tx) => importWithin(tx, user, file))),

    async stats(user: SessionUser) {
      const today = dayOf(clock.now(), user.timeZone)
      const { entries, totalDoses, daysTracked } = await statsRecords(db, {
        userId: user.id,
        timeZone: user.timeZone,
        from: adherenceFrom(today),
      })
      const { rate, trend } = adherence(entries, today)
      return {
        activePeptides: entries.filter((entry) => entry.status === 'active').length,
        adherenceRate: rate,
        adherenceTrend: trend?.points ?? null,
        adherenceSpans: trend,
        missedLately: entries.flatMap((entry) =>
          missedSince(addDays(today, 1 - A_WEEK), entry, today).map((day) => ({
            userPeptideId: entry.id,
            day,
          })),
        ),
        daysTracked,
        totalDoses,
      }
    },
  }
}

export type Doses = ReturnType<typeof dosesService>
