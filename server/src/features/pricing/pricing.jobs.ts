import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { DB } from '../../database/schema.ts'
import { addJob, addJobs } from '../../jobs/jobs.queries.ts'
import type { Tasks } from '../../jobs/jobs.ts'
import { linkedHosts } from './scraping.queries.ts'
import type { Scraping } from './scraping.service.ts'
import { HOST_REST_MS } from './visits.service.ts'

/** The name of the task that reads all pages, and of the one that reads those of a host, one after another. */
export const READ_PRICES = 'read-prices'
const READ_HOST = 'read-prices-of-host'

/** Once a day, when the day's work in the United States has not begun: in UTC. */
const SCHEDULE = '30 9 * * *'

interface HostJob {
  host: string
  /** when the round began */
  since: string
}

const hostJob = (job: HostJob) => ({ task: READ_HOST, payload: job, key: `${READ_HOST} ${job.host}` })

/** What the feature does in the background: a round through all links, of which each host has its own pace. */
export const pricingTasks = ({ db, clock }: { db: Kysely<DB>; clock: Clock }, scraping: Scraping): Tasks => ({
  [READ_PRICES]: {
    schedule: SCHEDULE,
    work: async () => {
      const since = new Date(clock.now()).toISOString()
      await addJobs(
        db,
        (await linkedHosts(db)).map((host) => hostJob({ host, since })),
      )
    },
  },
  [READ_HOST]: async (payload) => {
    const { host, since } = payload as HostJob
    const { task, key } = hostJob({ host, since })
    if (await scraping.readNext(host, new Date(since)))
      await addJob(db, task, payload, { key, waitMs: HOST_REST_MS })
  },
})
