import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { DB } from '../../database/schema.ts'
import type { Operator } from '../../http/operator.ts'
import { addJob } from '../../jobs/jobs.queries.ts'
import { Refusal } from '../../refusal.ts'
import { record } from '../audit/audit.service.ts'
import { failedDeliveries, requeueDelivery } from './deliveries.queries.ts'
import { DELIVER, MAX_RUNS } from './notifications.jobs.ts'

export { countFailedDeliveries } from './deliveries.queries.ts'

/** Failed deliveries, which operators can retry. */
export function deadLettersService({ db, clock }: { db: Kysely<DB>; clock: Clock }) {
  return {
    list: (page: { limit: number; after?: number }) => failedDeliveries(db, page),

    /** @throws Refusal DELIVERY_NOT_FOUND, also if another operator retried it first */
    retry: (by: Operator, id: number): Promise<void> =>
      db.transaction().execute(async (tx) => {
        if (!(await requeueDelivery(tx, id))) throw new Refusal('DELIVERY_NOT_FOUND')
        await addJob(tx, DELIVER, { id, isAskedFor: true }, { maxAttempts: MAX_RUNS })
        const object = { kind: 'delivery', id }
        await record(tx, by, { area: 'support', action: 'retry', object }, clock.now())
      }),
  }
}

export type DeadLetters = ReturnType<typeof deadLettersService>
