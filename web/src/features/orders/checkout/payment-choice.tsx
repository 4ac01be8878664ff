import { BELOW_CARD_MINIMUM } from '@pepwell/domain/shop/order-totals'
import { missingPaymentInstructions } from '@pepwell/domain/shop/payment-instructions'
import { CreditCard, Landmark } from 'lucide-react'
import type { Terms } from '../orders.api.ts'
import type { Bill } from './bill.ts'
import type { CheckoutForm } from './checkout-form.ts'

const ways = {
  invoice: {
    icon: Landmark,
    title: 'Bank transfer',
    text: ({ daysToPay, tellsHowToPay }: Terms) =>
      `${tellsHowToPay ? 'We’ll email you payment instructions. You’ll also find them on your order.' : missingPaymentInstructions} We hold your vials for ${daysToPay} ${daysToPay === 1 ? 'day' : 'days'}.`,
  },
  card: {
    icon: CreditCard,
    title: 'Card',
    text: () => 'You enter your card on a secure page. We hold your vials for an hour.',
  },
} as const

/** Explains a payment method. */
function PaymentMethod({ method, terms }: { method: keyof typeof ways; terms: Terms }) {
  const { icon: Icon, title, text } = ways[method]
  return (
    <>
      <Icon className="mt-0.5 size-5 shrink-0 text-accent-ink" aria-hidden="true" />
      <span>
        <span className="block font-semibold">{title}</span>
        <span className="block text-sm text-soft">{text(terms)}</span>
      </span>
    </>
  )
}

/** One payment method is text, several are a choice. */
export function PaymentChoice({ form, terms, bill }: { form: CheckoutForm; terms: Terms; bill: Bill }) {
  const { methods } = bill
  const [only] = methods
  if (only && methods.length === 1)
    return (
      <>
        <div className="flex gap-3 rounded-xl border border-accent p-4">
          <PaymentMethod method={only} terms={terms} />
        </div>
        {terms.methods.length > 1 && <p className="mt-2 text-sm text-soft">{BELOW_CARD_MINIMUM}</p>}
      </>
    )
  return (
    <fieldset className="grid gap-3">
      <legend className="sr-only">How to pay</legend>
      {methods.map((method) => (
        <label
          key={method}
          className="flex cursor-pointer gap-3 rounded-xl border border-edge/60 p-4 has-checked:border-accent has-checked:bg-accent-soft/40"
        >
          <input
            type="radio"
            value={method}
            className="mt-1 size-4 accent-accent"
            {...form.register('paymentMethod')}
          />
          <PaymentMethod method={method} terms={terms} />
        </label>
      ))}
    </fieldset>
  )
}
