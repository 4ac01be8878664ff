import { brandName } from '@pepwell/domain/text/brand'
import { escapeHtml } from '../../escape-html.ts'
import type { Mail } from '../../ports/mail.ts'
import { mailButton, mailPage, type UnsubscribeLink, unsubscribeLine } from '../../ports/mail-page.ts'
import type { NewDelivery, NotificationKind } from '../notifications/notifications.service.ts'
import { addressOf } from './product-watches.queries.ts'

/** The product that is available now. */
export interface AboutProduct {
  productId: number
}

/** The email's other subject. */
interface AboutMail extends AboutProduct {
  userId: string
  name: string
}

/** The name of these notifications. */
export const backInStockName = 'product-there'

/**
 * The "back in stock" notification kind.
 * @param linkTo a product's address in the shop
 */
export const backInStockKind = (
  linkTo: (productId: number) => Promise<string>,
): NotificationKind<AboutProduct | AboutMail, AboutProduct> => ({
  name: backInStockName,
  opens: 'the shop',
  changes: ['product-watches', 'shop'],
  tagOf: ({ productId }) => `product-${productId}`,
  currentStates: async (_db, abouts) => abouts,
  mails: 'productMails',
  async mailOf(db, about, unsubscribe) {
    const to = 'userId' in about && (await addressOf(db, about.userId))
    return to
      ? backInStockMail(to, about.name, { link: await linkTo(about.productId), unsubscribe })
      : undefined
  },
})

interface BackInStock {
  userId: string
  productId: number
  name: string
  path: string
  now: number
}

const CHANNELS = ['in_app', 'push'] as const

/** The text for app and push. */
export const backInStockDeliveries = ({ userId, productId, name, path, now }: BackInStock): NewDelivery[] =>
  CHANNELS.map((channel) => ({
    userId,
    channel,
    kind: backInStockName,
    key: `product-there:${productId}:${now}`,
    title: `${name} is available`,
    body: `You can buy ${name} now`,
    path,
    about: { productId },
    scheduledAt: new Date(now),
    isLate: false,
    isExpired: false,
  }))

/** The email requested with 'Notify me'. */
function backInStockMail(
  to: { email: string; firstName: string | null },
  name: string,
  { link, unsubscribe }: { link: string; unsubscribe: UnsubscribeLink },
): Mail {
  const hello = to.firstName ? `Hello ${to.firstName},` : 'Hello,'
  const why = `You asked us to notify you. This is the only email about it.`
  const ending = unsubscribeLine(unsubscribe)
  return {
    to: to.email,
    subject: `${name} is available`,
    text: [hello, `You can buy ${name} now.`, link, why, ending.text, brandName].join('\n\n'),
    html: mailPage([
      `<p>${escapeHtml(hello)}</p>`,
      `<p style="font-size:18px;font-weight:600">You can buy ${escapeHtml(name)} now.</p>`,
      mailButton('Open the shop', link),
      `<p style="font-size:14px;color:#55635f">${why}</p>`,
      ending.html,
    ]),
    unsubscribe: unsubscribe.link,
  }
}
