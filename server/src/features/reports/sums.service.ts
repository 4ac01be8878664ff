import { setTimeout as wait } from 'node:timers/promises'
import { dayOf } from '@pepwell/domain/calendar'
import type { Db } from '../../database/connect.ts'
import { tookTooLong } from '../../database/database-away.ts'
import { Refusal } from '../../http/refusal.ts'
import type { FeatureParts } from '../../parts.ts'
import {
  changeCounts,
  changeMarks,
  changePeople,
  clearBatch,
  clearNoughts,
  deleteUntold,
  dropBatch,
  fillBatch,
  fillGaps,
  firstUntold,
  forgetLevels,
  historyOf,
  markedSubjects,
  moveGaps,
  moveSteps,
  numbered,
  type Source,
  stockOf,
  untold,
} from './summing.queries.ts'
import { alone } from './turns.ts'
import {
  insertZone,
  numbersOf,
  peopleAfter,
  reckonLevels,
  zoneNamed,
  zonesOfOperators,
} from './zones.queries.ts'

/** Events, people, visits and orders that one statement sums up: none of them takes long, however many there are. */
const AT_ONCE = { events: 4000, people: 500, visit: 50_000, sale: 10_000 }

/** Parts into which people are taken apart at most while gaps are filled. */
const MOST_SLICES = 64

/** All numbers that people can have, in so many slices. */
function slices(count: number): { from: string; to: string }[] {
  const width = 2n ** 64n / BigInt(Math.max(1, count))
  const starts = Array.from({ length: Math.max(1, count) }, (_, place) => BigInt(place) * width - 2n ** 63n)
  return starts.map((start, place) => ({
    from: String(start),
    to: String((starts[place + 1] ?? 2n ** 63n) - 1n),
  }))
}

/** How long a report waits for the latest, in milliseconds. */
const PATIENCE_MS = 10_000

/** Nothing, where there was too much to do or too many did it. */
function unlessTooMuch(error: unknown): undefined {
  if (!tookTooLong(error) && !(error instanceof Refusal)) throw error
}

/** Everything but the marks, and what is reckoned from them. */
async function sumUpRest(tx: Db, source: Source): Promise<void> {
  await changeCounts(tx, source)
  await moveSteps(tx, source, -1)
  await changePeople(tx, source)
  await moveSteps(tx, source, 1)
}

async function sumUp(tx: Db, source: Source): Promise<void> {
  await fillBatch(tx, source)
  await moveGaps(tx, -1)
  await changeMarks(tx)
  await moveGaps(tx, 1)
  await forgetLevels(tx, source)
  await clearBatch(tx)
  await sumUpRest(tx, source)
  await clearNoughts(tx)
}

/** A part of all that ever happened; the gaps are filled once all marks are there. */
async function sumUpPart(tx: Db, source: Source): Promise<void> {
  await fillBatch(tx, source)
  await changeMarks(tx)
  await dropBatch(tx)
  await sumUpRest(tx, source)
}

/** Sums up all that ever happened, for a zone that is new. */
async function sumUpHistory(tx: Db, zone: number): Promise<void> {
  let parts = 0
  for (let people = await peopleAfter(tx, '', AT_ONCE.people); people.length > 0; parts++) {
    await sumUpPart(tx, historyOf(zone, people))
    people = await peopleAfter(tx, people.at(-1) ?? '', AT_ONCE.people)
  }
  for (const what of ['visit', 'sale'] as const) {
    const { first, last } = await numbersOf(tx, what)
    for (let from = first; from <= last; from += AT_ONCE[what], parts++)
      await sumUpPart(tx, numbered(zone, what, from, from + AT_ONCE[what] - 1))
  }
  await sumUpPart(tx, stockOf(zone))
  for (const of of await markedSubjects(tx, zone))
    for (const people of slices(Math.min(parts, MOST_SLICES))) await fillGaps(tx, zone, of, people)
}

/** What reports are read from, kept for the zones of operators. */
export function sumsService({ db, clock }: Pick<FeatureParts, 'db' | 'clock'>) {
  /** How many events are summed up at once until all are: fewer where that took too long. */
  let portion = AT_ONCE.events

  /**
   * Sums up the oldest that are not yet.
   * @returns whether that were all
   */
  async function sumUpPortion(tx: Db): Promise<boolean> {
    const { upTo, count } = await firstUntold(tx, portion)
    const isAll = count < portion
    portion = Math.min(portion, Math.max(1, count))
    if (upTo !== undefined) {
      await sumUp(tx, untold(upTo))
      await deleteUntold(tx, upTo)
    }
    if (isAll) portion = AT_ONCE.events
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

  async function keep(tx: Db, timeZone: string): Promise<number> {
    const known = await zoneNamed(tx, timeZone)
    // What happened up to now is in a new zone's history, and must not come to it once more.
    while (!known && !(await sumUpPortion(tx)));
    const { id } = known ?? (await insertZone(tx, timeZone))
    if (!known) await sumUpHistory(tx, id)
    const today = dayOf(clock.now(), timeZone)
    const { levelsBefore } = (await zoneNamed(tx, timeZone)) ?? {}
    if (levelsBefore !== today) await reckonLevels(tx, id, today)
    return id
  }

  async function bringUpToDate(timeZone: string): Promise<number> {
    await catchUp()
    return await alone(db, (tx) => keep(tx, timeZone))
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
     * @throws Refusal UNAVAILABLE
     */
    async upToDate(timeZone: string): Promise<number> {
      const sums = running(timeZone)
      const inTime = await Promise.race([
        sums.catch(unlessTooMuch),
        wait(PATIENCE_MS, undefined, { ref: false }),
      ])
      return inTime ?? (await zoneNamed(db, timeZone))?.id ?? (await sums)
    },

    /** Keeps little waiting for whoever reads next, and every operator's zone at hand. */
    async keepAll(): Promise<void> {
      for (const zone of await zonesOfOperators(db)) await bringUpToDate(zone)
    },
  }
}

/** See {@link sumsService}. */
export type Sums = ReturnType<typeof sumsService>
