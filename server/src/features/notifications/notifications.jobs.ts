import type { Tasks } from '../../jobs/jobs.ts'
import type { Delivery } from './delivery.service.ts'

/** The name of the task that delivers what was recorded. */
export const DELIVER = 'deliver'

/** The waits grow by e: the last attempt comes about 16 hours after the first, when the day is over. */
export const MOST_ATTEMPTS = 12

/** What the feature does in the background. */
export const notificationsTasks = (delivery: Delivery): Tasks => ({
  [DELIVER]: (payload, attempt) => delivery.deliver((payload as { id: number }).id, attempt),
})
