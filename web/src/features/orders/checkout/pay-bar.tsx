import { useWatch } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import { asDollars } from '../dollars.ts'
import { methodOf } from './bill.ts'
import type { CheckoutForm } from './checkout-form.ts'
import { Refused } from './refusal.tsx'
import type { usePlacing } from './use-placing.ts'

const dueNow = { invoice: 'We charge nothing today.', card: 'You enter your card on the next page.' }

/** The order button with the total; sticky on phones. */
export function PayBar({ form, placing }: { form: CheckoutForm; placing: ReturnType<typeof usePlacing> }) {
  const method = useWatch({ control: form.control, name: 'paymentMethod' })
  const { bill, error, isSent, reset } = placing
  return (
    <div
      data-lower-bar="alone"
      className="space-y-3 max-lg:sticky max-lg:bottom-0 max-lg:mt-auto max-lg:z-20 max-lg:-mx-4 md:max-lg:-mx-6 max-lg:max-h-[70dvh] max-lg:overflow-y-auto max-lg:border-t max-lg:border-line max-lg:bg-surface max-lg:px-4 md:max-lg:px-6 max-lg:pt-3 max-lg:pb-[max(0.75rem,env(safe-area-inset-bottom))]"
    >
      {error && <Refused error={error} onResolved={reset} />}
      <Button
        type="submit"
        size="lg"
        className="w-full"
        pending={isSent}
        pendingLabel="Placing your order..."
      >
        Place order · {asDollars(bill.totalAmount)}
      </Button>
      <p className="text-center text-sm text-soft">{dueNow[methodOf(method, bill)]}</p>
    </div>
  )
}
