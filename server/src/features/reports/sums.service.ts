import { setTimeout as wait } from 'node:timers/promises'
import { dayOf } from '@pepwell/domain/time/calendar'
import type { FeatureDeps } from '../../app-deps.ts'
import type { Db } from '../../database/connect.ts'
import { tookTooLong } from '../../database/database-away.ts'
import { Refusal } from '../../http/refusal.ts'
import { fillingService } from './filling.service.ts'
import {
  changeCounts,
  changeMarks,
  changePeople,
  clearBatch,
  deleteEvents,
  deleteZeroCounts,
  fillBatch,
  forgetLevels,
  moveGaps,
  moveSteps,
  nextEvents,
} from './summing.queries.ts'
import { alone, busy } from './turns.ts'
import { computeLevels, insertZone, zoneNamed, zonesOfOperators } from './zones.queries.ts'

/** Events that are summed up at once: none of the statements takes long, however many there are. */
const AT_ONCE = 4000

/** How long a report waits for the latest, and for a zone that is new, in milliseconds. */
const PATIENCE_MS = 10_000

/** Between two parts of a zone that is new, in milliseconds: long enough for whoever waits for a turn. */
const PAUSE_MS = 250

/** Nothing, where there was too much to do or too many did it. */
function unlessTooMuch(error: unknown): undefined {
  if (!tookTooLong(error) && !(error instanceof Refusal)) throw error
}

async function sumUp(tx: Db, upTo: number): Promise<void> {
  await fillBatch(tx, upTo)
  await moveGaps(tx, -1)
  await changeMarks(tx)
  await moveGaps(tx, 1)
  await forgetLevels(tx, upTo)
  await clearBatch(tx)
  await changeCounts(tx, upTo)
  await moveSteps(tx, upTo, -1)
  await changePeople(tx, upTo)
  await moveSteps(tx, upTo, 1)
  await deleteZeroCounts(tx)
}

interface Bounds {
  /** rows that a part of a zone that is new has */
  rows?: number
  /** milliseconds that a report waits */
  patience?: number
}

/** What reports are read from, kept for the zones of operators. */
export function sumsService(
  { db, clock }: Pick<FeatureDeps, 'db' | 'clock'>,
  { rows, patience = PATIENCE_MS }: Bounds = {},
) {
  const filling = fillingService({ clock }, rows)
  /** How many events are summed up at once until all are: fewer where that took too long. */
  let portion = AT_ONCE

  /**
   * Sums up the oldest that are not yet.
   * @returns whether that were all
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

  /** Sums up what happened since the last time, portion by portion, each for good: what took too long is tried by half. */
  async function catchUp(): Promise<void> {
    for (;;)
      try {
        if (await alone(db, sumUpPortion)) return
      } catch (error) {
        if (!tookTooLong(error) || portion === 1) throw error
        portion = Math.ceil(portion / 2)
      }
  }

  /** Sums up what is missing of a zone: of one that is new only the next part. @returns its number once nothing is */
  async function keep(tx: Db, timeZone: string): Promise<number | undefined> {
    const known = await zoneNamed(tx, timeZone)
    if (!known || !filling.isWhole(known)) {
      // What happened up to now is in the history, and must not come to it once more.
      while (!(await sumUpPortion(tx)));
      const isWhole = await filling.fillNext(tx, known ?? (await insertZone(tx, timeZone)))
      if (!isWhole) return
    }
    const today = dayOf(clock.now(), timeZone)
    const zone = await zoneNamed(tx, timeZone)
    if (zone && zone.levelsBefore !== today) await computeLevels(tx, zone.id, today)
    return zone?.id
  }

  /** The next part of a zone that is new, or all that is missing: what took too long is tried by half. */
  async function keepPart(timeZone: string): Promise<number | undefined> {
    try {
      return await alone(db, (tx) => keep(tx, timeZone))
    } catch (error) {
      if (!tookTooLong(error) || !filling.takeLess()) throw error
    }
  }

  async function bringUpToDate(timeZone: string): Promise<number> {
    for (;;) {
      await catchUp()
      await filling.lookAhead(db, timeZone)
      const zone = await keepPart(timeZone)
      if (zone !== undefined) return zone
      await wait(PAUSE_MS)
    }
  }

  /** Those who ask at the same moment, as the blocks of a page do, wait for the same sums. */
  const asked = new Map<string, Promise<number>>()

  function running(timeZone: string): Promise<number> {
    const begun = asked.get(timeZone) ?? bringUpToDate(timeZone).finally(() => asked.delete(timeZone))
    asked.set(timeZone, begun)
    return begun
  }

  return {
    /**
     * The number of a zone whose sums hold all that has happened until now; or, where there is too much of that to wait for, what
     * was summed up before.
     * @throws Refusal UNAVAILABLE while a zone is new, and there is too much to wait for
     */
    async upToDate(timeZone: string): Promise<number> {
      const inTime = await Promise.race([
        running(timeZone).catch(unlessTooMuch),
        wait(patience, undefined, { ref: false }),
      ])
      if (inTime !== undefined) return inTime
      const before = await zoneNamed(db, timeZone)
      if (!before || !filling.isWhole(before)) throw busy()
      return before.id
    },

    /** Keeps little waiting for whoever reads next, and every operator's zone at hand, or the one zone of all reports. */
    async keepAll(timeZone?: string): Promise<void> {
      for (const zone of timeZone ? [timeZone] : await zonesOfOperators(db)) await running(zone)
    },
  }
}

export type Sums = ReturnType<typeof sumsService>
