import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { times, toCents, toDollars } from '@pepwell/domain/shop/money'
import { ChevronDown, ShoppingBag, ShoppingCart } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { CardTitle } from '../../../ui/card.tsx'
import { PageDraft } from '../../../ui/draft-context.tsx'
import { DraftNote } from '../../../ui/draft-note.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Field } from '../../../ui/field.tsx'
import { TextArea } from '../../../ui/text-input.tsx'
import { asDollars } from '../dollars.ts'
import { Sums } from '../order-lines.tsx'
import type { CartLine, OwnOrder, Terms } from '../orders.api.ts'
import type { PictureOf } from '../pictured.ts'
import { AddressFields } from './address-fields.tsx'
import type { Bill } from './bill.ts'
import { useCheckoutForm } from './checkout-form.ts'
import { PayBar } from './pay-bar.tsx'
import { PaymentChoice } from './payment-choice.tsx'
import { ResearchUse } from './research-use.tsx'
import { Unfolded } from './unfolded.tsx'
import { usePlacing } from './use-placing.ts'

/** Cart items that can't be bought. */
const LeftOut = ({ bill: { left } }: { bill: Bill }) =>
  left > 0 && (
    <p className="text-sm font-semibold text-danger-ink">
      {left === 1
        ? 'You can’t buy one item right now. We keep it in your cart.'
        : `${left} items you can’t buy right now stay in your cart.`}
    </p>
  )

/** The items to buy. */
const BillLines = ({ bill, pictureOf }: { bill: Bill; pictureOf: PictureOf }) => (
  <ul className="grid gap-4">
    {bill.lines.map((line) => (
      <li key={line.id} className="flex items-center gap-3">
        {pictureOf(line)}
        <div className="min-w-0 flex-1">
          <p className="font-semibold">{line.name}</p>
          <p className="text-sm text-soft tabular-nums">
            {line.quantity} × {asDollars(line.price)}
          </p>
        </div>
        <p className="font-semibold tabular-nums">
          {asDollars(toDollars(times(toCents(line.price), line.quantity)))}
        </p>
      </li>
    ))}
  </ul>
)

/** The same as an expandable row for phones. */
const FoldedLines = ({ bill, pictureOf }: { bill: Bill; pictureOf: PictureOf }) => (
  <details className="group -mx-4 border-y border-line bg-sunken px-4 lg:hidden">
    <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 font-semibold [&::-webkit-details-marker]:hidden">
      <ShoppingBag className="size-5" aria-hidden="true" />
      {bill.pieces} {bill.pieces === 1 ? 'item' : 'items'}
      <ChevronDown className="size-4 group-open:rotate-180" aria-hidden="true" />
      <span className="ml-auto tabular-nums">{asDollars(bill.totalAmount)}</span>
    </summary>
    <div className="pt-1 pb-4">
      <BillLines bill={bill} pictureOf={pictureOf} />
    </div>
  </details>
)

/** The empty state of the checkout. */
const NothingToBuy = ({ left }: { left: number }) => (
  <EmptyState
    icon={<ShoppingCart />}
    title={left > 0 ? 'Nothing to buy right now' : 'Your cart is empty'}
    text={left > 0 ? 'We keep the items in your cart.' : undefined}
    action={
      <Button asChild>
        <Link to="/shop">Browse the shop</Link>
      </Button>
    }
  />
)

interface CheckoutProps {
  user: Pick<CurrentUser, 'firstName' | 'lastName'>
  cart: readonly CartLine[]
  terms: Terms
  remembered: OwnOrder['shippingAddress']
  pictureOf: PictureOf
}

const card =
  'lg:rounded-[1.25rem] lg:border lg:border-transparent lg:bg-surface lg:p-5 lg:shadow-lift lg:dark:shadow-none'

/** A section; a card on wide screens. */
const CheckoutSection = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section aria-labelledby={id} className={card}>
    <CardTitle id={id} className="mb-4">
      {title}
    </CardTitle>
    {children}
  </section>
)

/** The checkout on one page: address, payment, total. */
export const Checkout = (props: CheckoutProps) => (
  <PageDraft form="checkout">
    <Filled {...props} />
  </PageDraft>
)

function Filled({ user, cart, terms, remembered, pictureOf }: CheckoutProps) {
  const { form, draft } = useCheckoutForm({
    remembered,
    name: [user.firstName, user.lastName].filter(Boolean).join(' '),
    countries: terms.countries,
    method: terms.methods[0] ?? 'invoice',
  })
  const placing = usePlacing(form, { cart, terms, onPlaced: () => draft.stored(form.getValues()) })
  const { bill, isSent, error, place } = placing
  // Show items that sold out meanwhile before removing them.
  if (bill.lines.length === 0 && !error) return <NothingToBuy left={bill.left} />
  return (
    <form
      noValidate
      onSubmit={place}
      className="flex flex-1 flex-col gap-6 max-lg:[&_:is(input,select,textarea)]:scroll-mb-36 lg:grid lg:grid-cols-[minmax(0,1fr)_25rem] lg:gap-5"
      aria-label="Checkout"
    >
      <FoldedLines bill={bill} pictureOf={pictureOf} />
      <fieldset disabled={isSent} className="grid min-w-0 gap-8 lg:gap-5">
        <DraftNote draft={draft} />
        <CheckoutSection id="ship-to" title="Ship to">
          <AddressFields
            form={form}
            countries={terms.countries}
            hasSecondLine={Boolean(remembered?.line2) || draft.isKept}
          />
        </CheckoutSection>
        <CheckoutSection id="pay" title="Pay">
          <PaymentChoice form={form} terms={terms} bill={bill} />
        </CheckoutSection>
        <section aria-label="Notes" className={card}>
          <Unfolded label="Add a note for the packer" isFilled={draft.isKept}>
            <Field label="Notes" optional error={form.formState.errors.notes?.message}>
              <TextArea rows={2} placeholder="Anything the packer should know" {...form.register('notes')} />
            </Field>
          </Unfolded>
        </section>
      </fieldset>
      <div className={`contents lg:sticky lg:top-6 lg:block lg:space-y-5 lg:self-start ${card}`}>
        <div className="flex items-center justify-between max-lg:hidden">
          <CardTitle id="your-order">Your order</CardTitle>
          <Link to="/shop/cart" className="font-semibold text-accent-ink hover:underline">
            Edit
          </Link>
        </div>
        <div className="border-b border-line pb-5 max-lg:hidden">
          <BillLines bill={bill} pictureOf={pictureOf} />
        </div>
        <LeftOut bill={bill} />
        <Sums {...bill} />
        <fieldset disabled={isSent}>
          <ResearchUse form={form} />
        </fieldset>
        <PayBar form={form} placing={placing} />
      </div>
    </form>
  )
}
