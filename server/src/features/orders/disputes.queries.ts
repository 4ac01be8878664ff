import type { DisputeStatus } from '@pepwell/domain/shop/disputes'
import type { Insertable } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { PaymentDisputes } from '../../database/schema.ts'

/** The disputes of an order that the caller has locked. */
export const disputesOf = (tx: Db, orderId: number) =>
  tx
    .selectFrom('paymentDisputes')
    .select(['id', 'status', 'amount'])
    .$narrowType<{ status: DisputeStatus }>()
    .where('orderId', '=', orderId)
    .execute()

/** Stores a dispute or its new state. */
export const storeDispute = (tx: Db, dispute: Insertable<PaymentDisputes>) =>
  tx
    .insertInto('paymentDisputes')
    .values(dispute)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ ref }) => ({
        status: ref('excluded.status'),
        amount: ref('excluded.amount'),
        decidedAt: ref('excluded.decidedAt'),
      })),
    )
    .execute()

/** Lets a job decide a held refund again. */
export const liftHold = (tx: Db, orderId: number) =>
  tx
    .updateTable('payments')
    .set({ refundHold: null })
    .where('orderId', '=', orderId)
    .where('refundHold', '=', 'held')
    .execute()
