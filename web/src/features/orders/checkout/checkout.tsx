import type { CurrentUser } from '@pepwell/contract/accounts'
import { useQueryClient } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { Link, useNavigate } from 'react-router'
import { ApiError } from '../../../lib/api.ts'
import { lookAgain } from '../../../lib/look-again.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, CardTitle } from '../../../ui/card.tsx'
import { Field } from '../../../ui/field.tsx'
import { TextArea } from '../../../ui/text-input.tsx'
import { asDollars } from '../dollars.ts'
import { type CartLine, type OwnOrder, type Terms, usePayOrder, usePlaceOrder } from '../orders.api.ts'
import { AddressFields } from './address-fields.tsx'
import { type Bill, BillLines, billOf } from './cart-summary.tsx'
import { type CheckoutFields, type CheckoutForm, useCheckoutForm } from './checkout-form.ts'
import { PaymentChoice } from './payment-choice.tsx'
import { Refused } from './refusal.tsx'

interface CheckoutProps {
  user: Pick<CurrentUser, 'firstName' | 'lastName'>
  cart: readonly CartLine[]
  terms: Terms
  remembered: OwnOrder['shippingAddress']
}

/** Leads on from an order that was placed: to its card's page, or to its own. */
function useWhatFollows() {
  const navigate = useNavigate()
  const { mutateAsync } = usePayOrder()
  return async ({ orderNumber, paymentMethod }: OwnOrder) => {
    const page = `/shop/orders/${orderNumber}`
    if (paymentMethod === 'invoice') return void navigate(page, { replace: true })
    // Its page asks for the card again when this one can't be opened now.
    const { url } = await mutateAsync({ params: { number: orderNumber } }).catch(() => ({ url: null }))
    if (url) window.location.assign(url)
    else void navigate(page, { replace: true })
  }
}

/** Places the order; what it was refused for is fetched again. */
function usePlacing(form: CheckoutForm, bill: Bill) {
  const client = useQueryClient()
  const follow = useWhatFollows()
  const placing = usePlaceOrder({
    onSuccess: follow,
    onError: (error) => {
      if (error instanceof ApiError && error.fields)
        for (const [path, message] of Object.entries(error.fields))
          form.setError(path as keyof CheckoutFields, { type: 'server', message }, { shouldFocus: true })
      void lookAgain(client, ['cart', 'shop', 'shop-settings'])
    },
  })
  const place = form.handleSubmit((fields) => {
    const body = { ...fields, researchUseOnly: true as const, expectedTotal: bill.totalAmount }
    placing.store(body, { said: body })
  })
  return { ...placing, place }
}

function ResearchUse({ form }: { form: CheckoutForm }) {
  const error = form.formState.errors.researchUseOnly?.message
  return (
    <div>
      <label className="flex min-h-11 cursor-pointer gap-3">
        <input
          type="checkbox"
          className="mt-1 size-5 shrink-0 accent-accent"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'research-error' : undefined}
          {...form.register('researchUseOnly')}
        />
        <span>
          <span className="block font-semibold">I buy this for research use only</span>
          <span className="block text-sm text-soft">
            Not medical advice; consult a licensed professional.
          </span>
        </span>
      </label>
      {error && (
        <p id="research-error" role="alert" className="mt-1 text-sm font-semibold text-danger-ink">
          {error}
        </p>
      )}
    </div>
  )
}

const dueNow = { invoice: 'Nothing is charged today.', card: 'You enter your card on the next page.' }

/** The lines, the sums, and the one button that says what it costs. */
function Placing({
  form,
  bill,
  placing,
}: {
  form: CheckoutForm
  bill: Bill
  placing: ReturnType<typeof usePlacing>
}) {
  const method = useWatch({ control: form.control, name: 'paymentMethod' })
  const { error, isPending, forget } = placing
  return (
    <Card as="section" aria-labelledby="your-order" className="self-start lg:sticky lg:top-6">
      <div className="mb-2 flex items-center justify-between">
        <CardTitle id="your-order">Your order</CardTitle>
        <Link
          to="/shop/cart"
          className="inline-flex min-h-11 items-center font-semibold text-accent-ink hover:underline"
        >
          Edit
        </Link>
      </div>
      <BillLines bill={bill} />
      <div className="mt-5 space-y-4">
        <ResearchUse form={form} />
        {error && !isPending && <Refused error={error} onMended={forget} />}
        <Button
          type="submit"
          size="lg"
          className="w-full"
          pending={isPending}
          pendingLabel="Placing your order..."
        >
          Place order · {asDollars(bill.totalAmount)}
        </Button>
        <p className="text-center text-sm text-soft">{dueNow[method]}</p>
      </div>
    </Card>
  )
}

/** One page: where it goes, how it is paid, what it costs. */
export function Checkout({ user, cart, terms, remembered }: CheckoutProps) {
  const bill = billOf(cart, terms)
  const form = useCheckoutForm({
    remembered,
    name: [user.firstName, user.lastName].filter(Boolean).join(' '),
    countries: terms.countries,
    method: terms.methods[0] ?? 'invoice',
  })
  const placing = usePlacing(form, bill)
  return (
    <form
      noValidate
      onSubmit={placing.place}
      className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_25rem]"
      aria-label="Checkout"
    >
      <fieldset disabled={placing.isPending} className="grid min-w-0 gap-5">
        <Card as="section" aria-labelledby="ship-to">
          <CardTitle id="ship-to" className="mb-4">
            Ship to
          </CardTitle>
          <AddressFields form={form} countries={terms.countries} />
        </Card>
        <Card as="section" aria-labelledby="pay">
          <CardTitle id="pay" className="mb-4">
            Pay
          </CardTitle>
          <PaymentChoice form={form} terms={terms} />
        </Card>
        <Card as="section" aria-label="Notes">
          <Field label="Notes" optional error={form.formState.errors.notes?.message}>
            <TextArea rows={2} placeholder="Anything the packer should know" {...form.register('notes')} />
          </Field>
        </Card>
      </fieldset>
      <Placing form={form} bill={bill} placing={placing} />
    </form>
  )
}
