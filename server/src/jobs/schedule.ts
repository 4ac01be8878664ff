import { parseCronItems } from 'graphile-worker'
import type { Tasks } from './jobs.ts'

/** A time that passed while no process ran is made up for at the next start, if it is not longer ago than this. */
const MAKE_UP_MS = 24 * 60 * 60 * 1000

/** The schedules of tasks in graphile-worker's form. At most one run of each waits: a later one takes the place of it. */
export const cronItemsOf = (tasks: Tasks) =>
  parseCronItems(
    Object.entries(tasks).flatMap(([task, it]) =>
      typeof it === 'function'
        ? []
        : [{ task, match: it.schedule, options: { backfillPeriod: MAKE_UP_MS, jobKey: `schedule ${task}` } }],
    ),
  )
