import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { DB } from '../../database/schema.ts'
import type { Session, SessionUser } from '../../http/session.ts'
import type { VapidKeys } from '../../ports/push.ts'
import { Refusal } from '../../refusal.ts'
import {
  deleteOlderSubscriptions,
  lockOpenSession,
  putSubscription,
  removeSubscription,
} from './push-subscriptions.queries.ts'

/** More browsers than anyone uses; each costs a request per push. */
const MAX_BROWSERS = 20

const MAX_DEVICE_LENGTH = 200

/** A subscription from the browser. */
interface Subscription {
  endpoint: string
  keys: { p256dh: string; auth: string }
}

interface Deps {
  db: Kysely<DB>
  clock: Clock
  keys(): Promise<VapidKeys>
}

/** Push subscriptions of people's browsers. */
export function pushSubscriptionsService({ db, clock, keys }: Deps) {
  return {
    publicKey: async () => (await keys()).publicKey,

    /**
     * Lasts until the session ends, also by signing out.
     * @param device the browser's description
     * @throws Refusal NOT_SIGNED_IN if the session ends meanwhile
     */
    subscribe: (session: Session | undefined, subscription: Subscription, device: string | undefined) =>
      db.transaction().execute(async (tx) => {
        if (!session || !(await lockOpenSession(tx, session.id))) throw new Refusal('NOT_SIGNED_IN')
        const { id: sessionId, user } = session
        await putSubscription(tx, {
          ...subscription.keys,
          userId: user.id,
          sessionId,
          endpoint: subscription.endpoint,
          device: device?.replaceAll('\u0000', '').slice(0, MAX_DEVICE_LENGTH) ?? null,
          createdAt: new Date(clock.now()),
        })
        await deleteOlderSubscriptions(tx, user.id, MAX_BROWSERS)
      }),

    unsubscribe: (user: SessionUser, endpoint: string) => removeSubscription(db, user.id, endpoint),
  }
}

export type PushSubscriptions = ReturnType<typeof pushSubscriptionsService>
