import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { DB } from '../../database/schema.ts'
import { addJob, addJobs } from '../../jobs/jobs.queries.ts'
import type { Tasks } from '../../jobs/jobs.ts'
import { linkedHosts } from './scraping.queries.ts'
import type { Scraping } from './scraping.service.ts'
import { HOST_REST_MS } from './visits.service.ts'

/** The task that reads all pages, and the one for a host's pages in sequence. */
export const READ_PRICES = 'read-prices'
const READ_HOST = 'read-prices-of-host'

/** Once a day before business hours in the United States, in UTC. */
const SCHEDULE = '30 9 * * *'

interface HostJob {
  host: string
  /** start of the round */
  since: string
}

const hostJob = (job: HostJob) => ({ task: READ_HOST, payload: job, key: `${READ_HOST} ${job.host}` })

/** Background work: a daily round through all links, at a pace per host. */
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
