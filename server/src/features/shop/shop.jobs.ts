import { shopDay } from '@pepwell/domain/shop/products'
import type { FeatureDeps } from '../../app-deps.ts'
import { addJobs } from '../../jobs/jobs.queries.ts'
import type { Tasks } from '../../jobs/jobs.ts'
import type { MemberMails } from '../notifications/member-mails.service.ts'
import type { Notifications } from '../notifications/notifications.service.ts'
import { backInStockDeliveries, backInStockName } from './back-in-stock.ts'
import { type EndedWatch, endWatches } from './product-watches.queries.ts'
import type { Storefront } from './storefront.service.ts'

const MAIL_BACK_IN_STOCK = 'mail-product-there'

/** How long sending an email is retried. */
const MAX_RUNS = 10

type Deps = Pick<FeatureDeps, 'db' | 'clock'> & {
  notifications: Notifications
  memberMails: MemberMails
  storefront: Storefront
}

/** A product's address; the shop's if it is no longer visible. */
export async function pathOf(storefront: Storefront, productId: number): Promise<string> {
  const slug = (await storefront.shop()).slugOf.get(productId)
  return slug ? `/shop/${slug}` : '/shop'
}

/**
 * Notifies everyone whose product is available: the watch ends together with the message and the email's job, or not
 * at all.
 */
const notifyWatchers = ({ db, clock, notifications, storefront }: Deps) =>
  db.transaction().execute(async (tx) => {
    const now = clock.now()
    const ended = await endWatches(tx, shopDay(now))
    if (ended.length === 0) return
    const notified = await Promise.all(
      ended.map(async (wait) => ({ ...wait, path: await pathOf(storefront, wait.productId), now })),
    )
    await notifications.record(tx, notified.flatMap(backInStockDeliveries))
    await addJobs(
      tx,
      ended.map((wait) => ({
        task: MAIL_BACK_IN_STOCK,
        payload: { ...wait, at: now },
        maxAttempts: MAX_RUNS,
      })),
    )
  })

/** An ended wait with its time. */
type AvailableNotice = EndedWatch & { at: number }

async function mailBackInStock({ memberMails }: Deps, { at, ...about }: AvailableNotice): Promise<void> {
  const { userId, productId } = about
  const id = `product-there-${productId}-${userId}-${at}`
  await memberMails.send({ userId, kind: backInStockName, about, path: '/shop', id })
}

/** What the feature does in the background. */
export const shopTasks = (deps: Deps): Tasks => ({
  'tell-who-waits-for-products': { schedule: '*/5 * * * *', work: () => notifyWatchers(deps) },
  [MAIL_BACK_IN_STOCK]: (payload) => mailBackInStock(deps, payload as AvailableNotice),
})
