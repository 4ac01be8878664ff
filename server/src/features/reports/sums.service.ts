import { setTimeout as wait } from 'node:timers/promises'
import { dayOf } from '@pepwell/domain/calendar'
import type { Db } from '../../database/connect.ts'
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
  forgetLevels,
  historyOf,
  lastUntold,
  markedSubjects,
  moveGaps,
  moveSteps,
  numbered,
  type Source,
  stockOf,
  untold,
} from './summing.queries.ts'
import {
  insertZone,
  numbersOf,
  peopleAfter,
  reckonLevels,
  tryLockSums,
  unlockSums,
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

/** What is said when somebody else's zone takes longer than that, as one that is new does, and when to come back. */
const BUSY = 'Reports are being reckoned for a new time zone. Please try again in a moment.'
const RETRY_SECONDS = 15

/** How often, and for how many milliseconds in between, somebody else's summing up is waited for: 15 seconds. */
const WAITS = { times: 150, ms: 100 }

/**
 * Waits for a turn. A statement that waited for it by itself could be given up, and get it when nobody knows any more.
 * @throws Refusal UNAVAILABLE
 */
async function takeTurn(connection: Db): Promise<void> {
  for (let time = 0; time < WAITS.times; time++) {
    if (await tryLockSums(connection)) return
    await wait(WAITS.ms)
  }
  throw new Refusal('UNAVAILABLE', { sentence: BUSY, retryAfter: RETRY_SECONDS })
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

/** Sums up what happened since the last time. */
async function catchUp(tx: Db): Promise<void> {
  for (;;) {
    const upTo = await lastUntold(tx, AT_ONCE.events)
    if (upTo === undefined) return
    await sumUp(tx, untold(upTo))
    await deleteUntold(tx, upTo)
  }
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
  /**
   * Does something to the sums that nobody else changes meanwhile, with everything as it was at one moment: what happens
   * later waits for the next time, and nothing is summed up twice.
   */
  const alone = <Result>(work: (tx: Db) => Promise<Result>): Promise<Result> =>
    db.connection().execute(async (connection) => {
      await takeTurn(connection)
      try {
        return await connection.transaction().setIsolationLevel('repeatable read').execute(work)
      } finally {
        await unlockSums(connection)
      }
    })

  async function keep(tx: Db, timeZone: string): Promise<number> {
    const known = await zoneNamed(tx, timeZone)
    const { id } = known ?? (await insertZone(tx, timeZone))
    if (!known) await sumUpHistory(tx, id)
    const today = dayOf(clock.now(), timeZone)
    const { levelsBefore } = (await zoneNamed(tx, timeZone)) ?? {}
    if (levelsBefore !== today) await reckonLevels(tx, id, today)
    return id
  }

  const bringUpToDate = (zones: readonly string[]) =>
    alone(async (tx) => {
      await catchUp(tx)
      const ids: number[] = []
      for (const zone of zones) ids.push(await keep(tx, zone))
      return ids
    })

  /** Those who ask at the same moment, as the blocks of a page do, wait for the same sums. */
  const asked = new Map<string, Promise<number>>()

  return {
    /** The number of a zone whose sums hold all that has happened until now. */
    upToDate(timeZone: string): Promise<number> {
      const running = asked.get(timeZone)
      if (running) return running
      const begun = bringUpToDate([timeZone])
        .then(([zone = 0]) => zone)
        .finally(() => asked.delete(timeZone))
      asked.set(timeZone, begun)
      return begun
    },

    /** Keeps little waiting for whoever reads next, and every operator's zone at hand. */
    async keepAll(): Promise<void> {
      await bringUpToDate(await zonesOfOperators(db))
    },
  }
}

/** See {@link sumsService}. */
export type Sums = ReturnType<typeof sumsService>
