import { shopDay } from '@pepwell/domain/products'
import { addJobs } from '../../jobs/jobs.queries.ts'
import type { Tasks } from '../../jobs/jobs.ts'
import type { FeatureParts } from '../../parts.ts'
import { Undeliverable } from '../../ports/undeliverable.ts'
import type { Notifications } from '../notifications/notifications.service.ts'
import { thereDeliveries, thereMail } from './product-there.ts'
import { addressOf, type EndedWait, endWaits } from './product-watches.queries.ts'
import type { Storefront } from './storefront.service.ts'

const MAIL_THERE = 'mail-product-there'

/** A mail that can't be sent for so long is not worth sending. */
const MOST_RUNS = 10

type Parts = Pick<FeatureParts, 'db' | 'clock' | 'mail' | 'config'> & {
  notifications: Notifications
  storefront: Storefront
}

/** Where a product is in the shop; in the shop at least, should it be gone again. */
async function pathOf(storefront: Storefront, productId: number): Promise<string> {
  const slug = (await storefront.shop()).slugOf.get(productId)
  return slug ? `/shop/${slug}` : '/shop'
}

/** Tells everybody whose product can be bought by now: the wait ends with the message and the job of its mail, or not at all. */
const tellWaiting = ({ db, clock, notifications, storefront }: Parts) =>
  db.transaction().execute(async (tx) => {
    const now = clock.now()
    const ended = await endWaits(tx, shopDay(now))
    if (ended.length === 0) return
    const told = await Promise.all(
      ended.map(async (wait) => ({ ...wait, path: await pathOf(storefront, wait.productId), now })),
    )
    await notifications.record(tx, told.flatMap(thereDeliveries))
    await addJobs(
      tx,
      ended.map((payload) => ({ task: MAIL_THERE, payload, maxAttempts: MOST_RUNS })),
    )
  })

async function mailThere({ db, mail, config, storefront }: Parts, wait: EndedWait): Promise<void> {
  const to = await addressOf(db, wait.userId)
  if (!to) return
  const link = new URL(await pathOf(storefront, wait.productId), config.publicUrl).href
  try {
    await mail.send(thereMail(to, wait.name, link))
  } catch (error) {
    if (!(error instanceof Undeliverable)) throw error
  }
}

/** What the feature does in the background. */
export const shopTasks = (parts: Parts): Tasks => ({
  'tell-who-waits-for-products': { schedule: '*/5 * * * *', work: () => tellWaiting(parts) },
  [MAIL_THERE]: (payload) => mailThere(parts, payload as EndedWait),
})
