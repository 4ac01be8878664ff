import { type DoseUpdate, MAX_VOLUME_ML } from '@pepwell/contract/doses/doses'
import { removeDose, updateDose } from '@pepwell/contract/doses/doses.calls'
import { doseRatio } from '@pepwell/domain/doses/dose-comparison'
import { amountOf, parseDose } from '@pepwell/domain/doses/doses'
import { multiply, rational, toFixed } from '@pepwell/domain/math/rational'
import { dayOf } from '@pepwell/domain/time/calendar'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Clock } from '../../clock.ts'
import { changedFields } from '../../database/changed-fields.ts'
import type { Db } from '../../database/connect.ts'
import type { DB } from '../../database/schema.ts'
import type { SessionUser } from '../../http/session.ts'
import type { People } from '../../live/person-events.ts'
import { Refusal } from '../../refusal.ts'
import type { Catalogue } from '../catalogue/catalogue.service.ts'
import { followDoses } from '../reminders/following-doses.service.ts'
import {
  lockOutcomes,
  reassignFreedOccurrences,
  releaseOccurrences,
  resolveMovedDose,
} from '../reminders/moved-doses.service.ts'
import { drawsOfDose, planDraw, recordDraws, returnDraws, type VialSource } from '../vials/draws.service.ts'
import { withinDoseLimits } from './dose-limits.service.ts'
import { warningsOfDose } from './dose-warnings.service.ts'
import * as queries from './doses.queries.ts'
import { momentTaken } from './moment-taken.ts'
import { requireSites } from './require-sites.ts'

interface Deps {
  db: Kysely<DB>
  clock: Clock
  people: People
  catalogue: Catalogue
}

/** A member's own dose that only this transaction changes, and locks the occurrences that doses of its plan entry resolve. */
async function requireDose(tx: Db, user: SessionUser, id: number) {
  const userPeptideId = await queries.entryOfDose(tx, user.id, id)
  // Locks the entry before the dose, in the same order as removing an entry.
  if (userPeptideId) await lockOutcomes(tx, user, userPeptideId)
  const dose = await queries.lockDose(tx, user.id, id)
  if (!dose) throw new Refusal('DOSE_NOT_FOUND')
  return dose
}

type DoseChanges = Omit<z.output<typeof DoseUpdate>, 'settles' | 'vialId' | 'vialIds'>
type Dose = Awaited<ReturnType<typeof requireDose>>

/** The sites of a dose with these changes. Clearing the first site alone moves the others up. */
function sitesAfter(before: Dose, { injectionSite, additionalSites }: DoseChanges) {
  if (injectionSite === null && additionalSites === undefined) {
    const [first = null, ...others] = before.additionalSites
    return { injectionSite: first, additionalSites: others }
  }
  const sites = { injectionSite, additionalSites }
  if (injectionSite === undefined && additionalSites === undefined) return sites
  requireSites({
    injectionSite: injectionSite === undefined ? before.injectionSite : injectionSite,
    additionalSites: additionalSites ?? before.additionalSites,
  })
  return sites
}

/** The edit, without a volume if nothing is drawn into a syringe. */
async function drawable(
  tx: Db,
  user: SessionUser,
  { userPeptideId }: Dose,
  sites: DoseChanges,
): Promise<DoseChanges> {
  if (!sites.volume || userPeptideId === null) return sites
  return (await queries.isEntryInjected(tx, user.id, userPeptideId)) ? sites : { ...sites, volume: null }
}

/** What an edit changes in a dose, with the member's calendar day if the time changes; undefined if nothing changes. */
function changesOf(before: Dose, { takenAt: sites, ...typed }: DoseChanges, now: number, timeZone: string) {
  const amount = typed.dose === undefined ? {} : amountOf(typed.dose)
  const input = { ...typed, ...sitesAfter(before, typed), ...amount }
  if (sites === undefined) return changedFields(before, input)
  const takenAt = momentTaken(sites, now)
  // A dose keeps the calendar day of where it was logged unless its time changes.
  const isMoved = takenAt.getTime() !== before.takenAt.getTime()
  const takenOn = isMoved ? dayOf(takenAt.getTime(), timeZone) : undefined
  return changedFields(before, { ...input, takenAt, takenOn })
}

/** Within this time after logging, changing site or feeling isn't a correction, in milliseconds. */
const ANSWERING_MS = 60 * 60 * 1000

/**
 * Whether an edit only adds what was left blank: site and feeling. 'Taken' asks for both afterwards, so answering
 * corrects nothing.
 */
function isAnswer(before: Dose, changes: Partial<Dose>, now: number): boolean {
  const isFresh = now - before.createdAt.getTime() <= ANSWERING_MS
  const wasOpen: Record<string, boolean> = {
    injectionSite: before.injectionSite === null,
    additionalSites: before.injectionSite === null,
    feeling: before.feeling === null,
  }
  return Object.keys(changes).every((name) => name in wasOpen && (isFresh || wasOpen[name]))
}

/** Whether an edit may depend on vial contents, which requires a lock against concurrent doses. */
const needsLock = ({ takenAt, dose, volume, vialId, vialIds }: DoseChanges & VialSource): boolean =>
  [takenAt, dose, volume, vialId, vialIds].some((sites) => sites !== undefined)

/** Whether an edit changes what a dose draws. */
const redraws = (changes: Partial<Dose> | undefined, { vialId, vialIds }: VialSource): boolean =>
  vialId !== undefined ||
  vialIds !== undefined ||
  changes?.dose !== undefined ||
  changes?.volume !== undefined

/**
 * The volume of a dose without a vial after its amount was edited: at the same strength, it changes with the amount.
 * Null if the amounts can't be compared, because the earlier volume would belong to another dose.
 */
function volumeAtSameStrength(before: Dose, { dose, volume }: Partial<Dose>): Partial<Dose> {
  if (dose === undefined || volume !== undefined || before.volume === null) return {}
  const [now, then] = [parseDose(dose), parseDose(before.dose)]
  const ratio = now && then && doseRatio(now, then)
  const scaled = ratio ? Number(toFixed(multiply(rational(before.volume), ratio), 3)) : 0
  return { volume: scaled > 0 && scaled <= MAX_VOLUME_ML ? scaled : null }
}

/**
 * Returns a dose's draw and draws again, from the same vials unless others are named.
 * @returns the dose's other changes: its volume, unless typed
 */
async function redraw(
  tx: Db,
  user: SessionUser,
  { before, changes = {}, from }: { before: Dose; changes: Partial<Dose> | undefined; from: VialSource },
  at: Date,
): Promise<Partial<Dose>> {
  if (!redraws(changes, from)) return {}
  const drawing = { userId: user.id, doseId: before.id, at }
  const drawn = await returnDraws(tx, drawing)
  const isNamed = from.vialId !== undefined || from.vialIds !== undefined
  if (drawn.length === 0 && !isNamed) return volumeAtSameStrength(before, changes)
  const dose = {
    ...before,
    ...changes,
    userId: user.id,
    volume: changes.volume === undefined ? before.volume : changes.volume,
  }
  const planned = await planDraw(tx, dose, isNamed ? from : { vialIds: drawn })
  await recordDraws(tx, drawing, planned)
  if (planned.volume === null) return volumeAtSameStrength(before, changes)
  const isTyped = changes.volume !== undefined || (changes.dose === undefined && before.volume !== null)
  return isTyped ? {} : { volume: planned.volume }
}

/** The occurrence a dose resolves follows its time, and so does anything counted from the last dose. */
async function remind(
  tx: Db,
  user: SessionUser,
  { id, userPeptideId, takenAt }: Omit<Dose, 'takenOn'>,
  { settles, now }: Pick<z.output<typeof DoseUpdate>, 'settles'> & { now: number },
): Promise<void> {
  if (userPeptideId === null) return
  await resolveMovedDose(tx, user, { userPeptideId, takenAt, settles, dosageLogId: id }, new Date(now))
  await followDoses(tx, { userId: user.id, userPeptideId }, now)
}

/** Edits and deletes doses of any age; the database keeps earlier versions. */
export function doseEdits({ db, clock, people, catalogue }: Deps) {
  /** A dose with its warnings, as of when it was logged. */
  const warned = async (tx: Db, user: SessionUser, dose: Omit<Dose, 'takenOn'>) => ({
    ...dose,
    warnings: await warningsOfDose({ db: tx, catalogue }, user.id, dose, dose.createdAt.getTime()),
    ...(await drawsOfDose(tx, user, dose.id, clock.now())),
  })

  /** Deletes a dose in the caller's transaction. @throws Refusal DOSE_NOT_FOUND */
  async function removeWithin(tx: Db, user: SessionUser, id: number): Promise<void> {
    const { userPeptideId } = await requireDose(tx, user, id)
    const freed = await releaseOccurrences(tx, id)
    await returnDraws(tx, { userId: user.id, doseId: id, at: new Date(clock.now()) })
    await queries.deleteDose(tx, id)
    if (!userPeptideId) return
    await reassignFreedOccurrences(tx, user, { userPeptideId, freed }, new Date(clock.now()))
    await followDoses(tx, { userId: user.id, userPeptideId }, clock.now())
  }

  async function updateWithin(
    tx: Db,
    user: SessionUser,
    id: number,
    { settles, vialId, vialIds, ...input }: z.output<typeof DoseUpdate>,
  ) {
    const now = clock.now()
    const from = { vialId, vialIds }
    if (needsLock({ ...input, ...from })) await queries.lockDoses(tx, user.id)
    const before = await requireDose(tx, user, id)
    const typed = changesOf(before, await drawable(tx, user, before, input), now, user.timeZone)
    const drawn = await redraw(tx, user, { before, changes: typed, from }, new Date(now))
    const changes = changedFields(before, { ...typed, ...drawn })
    if (!changes && !settles) return warned(tx, user, before)
    const editedAt = changes && isAnswer(before, changes, now) ? before.editedAt : new Date(now)
    const after = changes ? await queries.updateDose(tx, id, { ...changes, editedAt }) : before
    if (changes?.takenAt || settles) await remind(tx, user, after, { settles, now })
    await people.publishToOwnPages(tx, user.id, updateDose)
    return warned(tx, user, after)
  }

  return {
    /**
     * Edits a dose; omitted fields stay unchanged. A new time or occurrence resolves again. Vial draws are returned
     * and drawn again.
     * @throws Refusal DOSE_NOT_FOUND, TAKEN_IN_FUTURE, FIRST_SITE_MISSING, SITES_NOT_DISTINCT, DOSES_OF_DAY_FULL,
     * VIAL_NOT_FOUND, VIAL_LEDGER_FULL
     */
    update: (user: SessionUser, id: number, input: z.output<typeof DoseUpdate>) =>
      withinDoseLimits(() => db.transaction().execute((tx) => updateWithin(tx, user, id, input))),

    /** @throws Refusal DOSE_NOT_FOUND */
    remove: (user: SessionUser, id: number): Promise<void> =>
      db.transaction().execute(async (tx) => {
        await removeWithin(tx, user, id)
        await people.publishToOwnPages(tx, user.id, removeDose)
      }),

    removeWithin,

    /** @throws Refusal DOSE_NOT_FOUND */
    async versions(user: SessionUser, id: number) {
      if ((await queries.entryOfDose(db, user.id, id)) === undefined) throw new Refusal('DOSE_NOT_FOUND')
      return queries.versionsOfDose(db, user.id, id)
    },
  }
}

export type DoseEdits = ReturnType<typeof doseEdits>
