import type { Tasks } from '../../jobs/jobs.ts'
import { type Delivery, MOST_ATTEMPTS, type ToDeliver } from './delivery.service.ts'

/** The name of the task that delivers what was recorded. */
export const DELIVER = 'deliver'

/** More than a delivery has attempts: a process that died, or lost its database, in the last one settled nothing. */
export const MOST_RUNS = MOST_ATTEMPTS + 5

/** What the feature does in the background. */
export const notificationsTasks = (delivery: Delivery): Tasks => ({
  [DELIVER]: (payload, attempt) => delivery.deliver(payload as ToDeliver, attempt),
})
