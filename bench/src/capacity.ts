import { seeded } from '@pepwell/domain/insights/simulation.samples'
import type { MakeDatabase } from './databases.ts'
import { median } from './measure.ts'
import { measureReminders } from './reminders.ts'
import { scaled } from './scale.ts'
import { cell, label } from './table.ts'

const MEMBERS = scaled(1_000_000, 10_000)
const ROUNDS = 3

/** Measured by `growth` and quoted in docs/capacity.md, like the CPU times. */
const MEGABYTES_PER_YEAR = 1
const READ_MS = 1.2
const WRITE_MS = 3.4
/** A typical member's day; reads are assumed. */
const READS = 30
const WRITES = 12
/** Assumed: the share of a day's calls in its busiest hour, and how busy a core may be then. */
const BUSIEST_HOUR = 1 / 7
const BUSY = 0.5
/** By default: requests, health, jobs and live events. */
const CONNECTIONS_PER_PROCESS = 16 + 8

/** Assumed: hours from UTC and the share of members who live there. */
const ZONES = [
  [-8, 0.15],
  [-7, 0.07],
  [-6, 0.25],
  [-5, 0.33],
  [0, 0.08],
  [1, 0.12],
] as const
/** Assumed: reminders at full hours; 8:00 is the app's suggestion. The others are spread over quarters of an hour. */
const HOURS = [
  [8, 0.1],
  [7, 0.08],
  [9, 0.08],
  [20, 0.08],
  [21, 0.06],
] as const
const [FIRST_MINUTE, LAST_MINUTE, QUARTER] = [6 * 60, 23 * 60, 15]
const MINUTES_PER_DAY = 24 * 60
const DAYS = 7

/** Picks by share; what is left falls to `rest`. */
function pick<Value>(
  shares: readonly (readonly [Value, number])[],
  at: number,
  rest: (left: number) => Value,
): Value {
  let left = at
  for (const [value, share] of shares) {
    if (left < share) return value
    left -= share
  }
  return rest(left)
}

/** A week's reminders by minute: each member has a daily one and a weekly one at the same time. */
function remindersByMinute(members: number): Int32Array {
  const minutes = new Int32Array(DAYS * MINUTES_PER_DAY)
  const next = seeded(1)
  const quarters = (LAST_MINUTE - FIRST_MINUTE) / QUARTER
  for (let member = 0; member < members; member++) {
    const offset = pick(ZONES, next(), () => 0) * 60
    const hour = next()
    const time = pick<number>(
      HOURS.map(([at, share]) => [at * 60, share]),
      hour,
      () => FIRST_MINUTE + Math.floor(next() * quarters) * QUARTER,
    )
    const weekly = Math.floor(next() * DAYS)
    for (let day = 0; day < DAYS; day++) {
      const at = (day * MINUTES_PER_DAY + time - offset + minutes.length) % minutes.length
      minutes[at] = (minutes[at] ?? 0) + (day === weekly ? 2 : 1)
    }
  }
  return minutes
}

const line = (what: string, figure: number) =>
  console.log(`${label(what)}${cell(Math.round(figure).toLocaleString('en'), 12)}`)

/**
 * Simulates reminders of many members, and prints what they need. The rate of one process is measured here.
 */
export async function measureCapacity(make: MakeDatabase, members = MEMBERS): Promise<void> {
  const worst = Math.max(...remindersByMinute(members))
  const { product } = await measureReminders(await make('bench_capacity'), ROUNDS)
  const rate = median(product)
  const cpuSeconds = (members * (READS * READ_MS + WRITES * WRITE_MS) * BUSIEST_HOUR) / 1000
  const forRequests = Math.ceil(cpuSeconds / (3600 * BUSY))
  const forReminders = Math.ceil(worst / 60 / rate)
  const processes = Math.max(2, forRequests, forReminders)
  console.log(
    `\nCalculated for ${members.toLocaleString('en')} typical members; zones and times of day are assumed`,
  )
  line('gigabytes a year', (members * MEGABYTES_PER_YEAR) / 1000)
  line('reminders in worst minute', worst)
  line('measured per process', rate * 60)
  line('processes for reminders', forReminders)
  line('processes for requests', forRequests)
  line('processes needed', processes)
  line('connections', processes * CONNECTIONS_PER_PROCESS)
}
