import { setTimeout as wait } from 'node:timers/promises'
import { dayOf } from '@pepwell/domain/time/calendar'
import type { FeatureDeps } from '../../app-deps.ts'
import type { Db } from '../../database/connect.ts'
import { isTimeout } from '../../database/database-away.ts'
import { Refusal } from '../../refusal.ts'
import { preparingRefusal, withSumsLock } from './rollup-lock.ts'
import {
  changeCounts,
  changeMarks,
  changePeople,
  clearBatch,
  deleteEvents,
  deleteLevels,
  deleteStaleSums,
  deleteZeroCounts,
  fillBatch,
  moveGaps,
  moveSteps,
  nextEvents,
} from './rollups.queries.ts'
import { zoneBackfillService } from './zone-backfill.service.ts'
import { computeLevels, insertZone, zoneNamed, zonesOfOperators } from './zones.queries.ts'

/** Events summed up at once; no statement takes long. */
const AT_ONCE = 4000

/** How long a report waits for the latest events and for a new zone, in milliseconds. */
const TIMEOUT_MS = 10_000

/** Pause between two parts of a new zone, in milliseconds: long enough for others' turns. */
const PAUSE_MS = 250

/** Undefined if there was too much to do or contention. */
function unlessTooMuch(error: unknown): undefined {
  if (!isTimeout(error) && !(error instanceof Refusal)) throw error
}

async function sumUp(tx: Db, upTo: number): Promise<void> {
  await fillBatch(tx, upTo)
  await deleteStaleSums(tx)
  await moveGaps(tx, -1)
  await changeMarks(tx)
  await moveGaps(tx, 1)
  await deleteLevels(tx, upTo)
  await clearBatch(tx)
  await changeCounts(tx, upTo)
  await moveSteps(tx, upTo, -1)
  await changePeople(tx, upTo)
  await moveSteps(tx, upTo, 1)
  await deleteZeroCounts(tx)
}

interface Bounds {
  /** rows per part of a new zone */
  rows?: number
  /** milliseconds that a report waits */
  timeout?: number
}

/** The rollups behind reports, for operators' time zones. */
export function rollupsService(
  { db, clock }: Pick<FeatureDeps, 'db' | 'clock'>,
  { rows, timeout = TIMEOUT_MS }: Bounds = {},
) {
  const backfill = zoneBackfillService({ clock }, rows)
  /** Events per portion; smaller after a timeout. */
  let portion = AT_ONCE

  /**
   * Sums up the oldest new events.
   * @returns whether all events were handled
   */
  async function sumUpPortion(tx: Db): Promise<boolean> {
    const { upTo, count } = await nextEvents(tx, portion)
    const isAll = count < portion
    portion = Math.min(portion, Math.max(1, count))
    if (upTo !== undefined) {
      await sumUp(tx, upTo)
      await deleteEvents(tx, upTo)
    }
    if (isAll) portion = AT_ONCE
    return isAll
  }

  /** Sums up new events portion by portion, each in its own transaction; a slow one is retried by half. */
  async function catchUp(): Promise<void> {
    for (;;)
      try {
        if (await withSumsLock(db, sumUpPortion)) return
      } catch (error) {
        if (!isTimeout(error) || portion === 1) throw error
        portion = Math.ceil(portion / 2)
      }
  }

  /**
   * Computes a zone's missing rollups: for a new zone, only the next part.
   * @returns its number once complete
   */
  async function keep(tx: Db, timeZone: string): Promise<number | undefined> {
    const known = await zoneNamed(tx, timeZone)
    if (!known || !backfill.isWhole(known)) {
      // Events so far are in the history and must not be added again.
      while (!(await sumUpPortion(tx)));
      const isWhole = await backfill.fillNext(tx, known ?? (await insertZone(tx, timeZone)))
      if (!isWhole) return
    }
    const today = dayOf(clock.now(), timeZone)
    const zone = await zoneNamed(tx, timeZone)
    if (zone && zone.levelsBefore !== today) await computeLevels(tx, zone.id, today)
    return zone?.id
  }

  /** The next part of a new zone, or everything missing; a slow one is retried by half. */
  async function keepPart(timeZone: string): Promise<number | undefined> {
    try {
      return await withSumsLock(db, (tx) => keep(tx, timeZone))
    } catch (error) {
      if (!isTimeout(error) || !backfill.takeLess()) throw error
    }
  }

  async function bringUpToDate(timeZone: string): Promise<number> {
    for (;;) {
      await catchUp()
      await backfill.lookAhead(db, timeZone)
      const zone = await keepPart(timeZone)
      if (zone !== undefined) return zone
      await wait(PAUSE_MS)
    }
  }

  /** Concurrent requests, such as a page's blocks, share one update. */
  const pending = new Map<string, Promise<number>>()

  function running(timeZone: string): Promise<number> {
    const begun = pending.get(timeZone) ?? bringUpToDate(timeZone).finally(() => pending.delete(timeZone))
    pending.set(timeZone, begun)
    return begun
  }

  return {
    /**
     * The number of a zone with all events up to now, or, if that takes too long, with the earlier ones.
     * @throws Refusal UNAVAILABLE while a new zone is being filled
     */
    async upToDate(timeZone: string): Promise<number> {
      const inTime = await Promise.race([
        running(timeZone).catch(unlessTooMuch),
        wait(timeout, undefined, { ref: false }),
      ])
      if (inTime !== undefined) return inTime
      const before = await zoneNamed(db, timeZone)
      if (!before || !backfill.isWhole(before)) throw preparingRefusal()
      return before.id
    },

    /** Keeps operators' zones, or the single report zone, up to date for the next reader. */
    async updateAll(timeZone?: string): Promise<void> {
      for (const zone of timeZone ? [timeZone] : await zonesOfOperators(db)) await running(zone)
    },
  }
}

export type Rollups = ReturnType<typeof rollupsService>
