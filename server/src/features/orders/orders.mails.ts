import { addressLines, type PostalAddress } from '@pepwell/domain/shop/addresses'
import { trackingOf } from '@pepwell/domain/shop/carriers'
import { inDollars, toCents } from '@pepwell/domain/shop/money'
import { instructionRows } from '@pepwell/domain/shop/payment-instructions'
import { brandName } from '@pepwell/domain/text/brand'
import { escapeHtml } from '../../escape-html.ts'
import type { Mail } from '../../ports/mail.ts'
import { mailButton, mailPage, type UnsubscribeLink, unsubscribeLine } from '../../ports/mail-page.ts'
import type { mailedLines, mailedOrder } from './order-mails.queries.ts'

export type MailedOrder = NonNullable<Awaited<ReturnType<typeof mailedOrder>>> & {
  lines: Awaited<ReturnType<typeof mailedLines>>
}

/** A section of a mail: rows of a name and a value, or lines. */
interface Section {
  title: string
  rows: readonly (readonly [name: string, value: string])[]
}

const dollars = (amount: number) => `$${inDollars(toCents(amount))}`

const dayOf = (at: Date, timeZone: string) =>
  at.toLocaleDateString('en-US', { timeZone, weekday: 'long', month: 'long', day: 'numeric' })

const bill = ({ lines, shippingFee, totalAmount }: MailedOrder): Section => ({
  title: 'Your order',
  rows: [
    ...lines.map(({ quantity, name, totalPrice }) => [`${quantity} × ${name}`, dollars(totalPrice)] as const),
    ['Shipping', shippingFee === 0 ? 'Free' : dollars(shippingFee)],
    ['Total', dollars(totalAmount)],
  ],
})

const shipsTo = ({ shippingAddress }: MailedOrder): Section[] =>
  shippingAddress
    ? [
        {
          title: 'Ships to',
          rows: addressLines(shippingAddress as unknown as PostalAddress).map((line) => [line, ''] as const),
        },
      ]
    : []

const howToPay = ({ paymentInstructions, orderNumber }: MailedOrder): Section => ({
  title: 'How to pay',
  rows: instructionRows(paymentInstructions, orderNumber).map(({ label, value }) =>
    label === null ? ([value, ''] as const) : ([label, value] as const),
  ),
})

function tracking({ trackingNumber }: MailedOrder): Section[] {
  if (!trackingNumber) return []
  const found = trackingOf(trackingNumber)
  const rows = [[found ? `${found.carrier} number` : 'Tracking number', trackingNumber] as const]
  return [{ title: 'Tracking', rows: found ? [...rows, ['Follow it at', found.url] as const] : rows }]
}

/** The content of an order mail. */
interface MailText {
  subject: string
  sentence: string
  sections: readonly Section[]
}

function placed(order: MailedOrder): MailText {
  const { orderNumber, paymentMethod, payBy, timeZone, totalAmount } = order
  const isInvoice = paymentMethod === 'invoice'
  const until = `Please pay ${dollars(totalAmount)} by ${dayOf(payBy, timeZone)}. We reserve everything for you until then.`
  return {
    subject: `We have your order ${orderNumber}`,
    sentence: isInvoice ? `Thank you for your order. ${until}` : 'Thank you for your order.',
    sections: [...(isInvoice ? [howToPay(order)] : []), bill(order), ...shipsTo(order)],
  }
}

/** The refunded part of a payment, and whether it was the last. */
function refunded({ orderNumber, totalAmount }: MailedOrder, amount: number, isPart: boolean): MailText {
  const isRest = !isPart && amount !== totalAmount
  return {
    subject: isPart
      ? `Part of your payment for ${orderNumber} was refunded`
      : `Your payment for ${orderNumber} was refunded`,
    sentence: isRest
      ? `We refunded the rest of your payment, ${dollars(amount)}.`
      : `We’re sending ${dollars(amount)} back to you.`,
    sections: [],
  }
}

/** An event and its dollars. */
interface Happened {
  what: string
  amount?: number | undefined
}

/** The content for each event; undefined for events without a mail. */
function saidOf({ what, amount }: Happened, order: MailedOrder): MailText | undefined {
  const { orderNumber, cancelReason, paymentStatus, totalAmount } = order
  switch (what) {
    case 'pending':
      return placed(order)
    case 'paid':
      return {
        subject: `We received your payment for ${orderNumber}`,
        sentence: `We received ${dollars(totalAmount)}. We’ll pack your order next.`,
        sections: [bill(order), ...shipsTo(order)],
      }
    case 'shipped':
      return {
        subject: `Your order ${orderNumber} is on its way`,
        sentence: 'We handed your order to the carrier.',
        sections: [...tracking(order), ...shipsTo(order)],
      }
    case 'delivered':
      return {
        subject: `Your order ${orderNumber} was delivered`,
        sentence: 'Your order has arrived. If something is wrong, contact support.',
        sections: [bill(order)],
      }
    case 'cancelled':
      return {
        subject: `Your order ${orderNumber} was cancelled`,
        sentence: [
          `Your order was cancelled${cancelReason ? `: ${cancelReason.toLowerCase()}` : ''}.`,
          ...(paymentStatus === 'paid' ? ['We’ll refund your payment.'] : []),
        ].join(' '),
        sections: [bill(order)],
      }
    case 'partly-refunded':
    case 'refunded':
      return refunded(order, amount ?? totalAmount, what === 'partly-refunded')
    case 'late-payment':
      return {
        subject: `Your payment for ${orderNumber} arrived late`,
        sentence:
          'Your payment came after the deadline, and the items are no longer available. We’ll refund all of it.',
        sections: [bill(order)],
      }
    default:
      return undefined
  }
}

const asText = ({ title, rows }: Section): string =>
  [title, ...rows.map(([name, value]) => (value ? `${name}: ${value}` : name))].join('\n')

const asHtml = ({ title, rows }: Section): string =>
  [
    `<p style="margin:24px 0 4px;font-weight:600">${escapeHtml(title)}</p>`,
    '<table style="width:100%;border-collapse:collapse">',
    ...rows.map(([name, value]) =>
      value
        ? `<tr><td style="padding:2px 12px 2px 0">${escapeHtml(name)}</td><td style="padding:2px 0;text-align:right">${escapeHtml(value)}</td></tr>`
        : `<tr><td colspan="2" style="padding:2px 0">${escapeHtml(name)}</td></tr>`,
    ),
    '</table>',
  ].join('')

/**
 * The mail about an order's event, which is independent of other mail switches.
 * @returns undefined if the event has no mail
 */
export function orderMail(
  happened: Happened,
  order: MailedOrder,
  { publicUrl, unsubscribe }: { publicUrl: string; unsubscribe: UnsubscribeLink },
): Omit<Mail, 'id'> | undefined {
  const texts = saidOf(happened, order)
  if (!texts) return undefined
  const { subject, sentence, sections } = texts
  const hello = order.firstName ? `Hello ${order.firstName},` : 'Hello,'
  const link = `${publicUrl}/shop/orders/${order.orderNumber}`
  const ending = unsubscribeLine(unsubscribe)
  return {
    to: order.email,
    subject,
    text: [hello, sentence, ...sections.map(asText), `Your order: ${link}`, ending.text, brandName].join(
      '\n\n',
    ),
    html: mailPage([
      `<p>${escapeHtml(hello)}</p>`,
      `<p>${escapeHtml(sentence)}</p>`,
      ...sections.map(asHtml),
      mailButton('Open your order', link),
      ending.html,
    ]),
    unsubscribe: unsubscribe.link,
  }
}
