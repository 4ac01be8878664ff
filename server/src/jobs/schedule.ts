import { parseCronItems } from 'graphile-worker'
import type { Tasks } from './jobs.ts'

/** A scheduled run missed while no process ran is made up for at the next start, if it is more recent than this. */
const MAKE_UP_MS = 24 * 60 * 60 * 1000

/** Task schedules as graphile-worker's cron items. At most one run waits; a later one replaces it. */
export const cronItemsOf = (tasks: Tasks) =>
  parseCronItems(
    Object.entries(tasks).flatMap(([task, it]) =>
      typeof it === 'function'
        ? []
        : [{ task, match: it.schedule, options: { backfillPeriod: MAKE_UP_MS, jobKey: `schedule ${task}` } }],
    ),
  )
