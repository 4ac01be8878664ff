import type { Tasks } from '../../jobs/jobs.ts'
import { type Delivery, MAX_ATTEMPTS, type ToDeliver } from './delivery.service.ts'

/** The task that makes deliveries. */
export const DELIVER = 'deliver'

/** More runs than attempts: a process that died in the last attempt settled nothing. */
export const MAX_RUNS = MAX_ATTEMPTS + 5

/** The feature's background work. */
export const notificationsTasks = (delivery: Delivery): Tasks => ({
  [DELIVER]: (payload, attempt) => delivery.deliver(payload as ToDeliver, attempt),
})
