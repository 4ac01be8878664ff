import { hasPaymentInstructions } from '@pepwell/domain/shop/payment-instructions'
import { useQuery } from '@tanstack/react-query'
import { Landmark } from 'lucide-react'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { shopSettingsQuery } from './orders-admin.api.ts'

/** As long as nobody said how to pay, buyers are not told either. */
export function MissingPaymentInstructions({ onDecide }: { onDecide: () => void }) {
  const { data: settings } = useQuery(shopSettingsQuery)
  if (!settings || hasPaymentInstructions(settings.paymentInstructions)) return null
  return (
    <Banner
      tone="warn"
      brief
      title="Payment instructions missing"
      icon={<Landmark />}
      className="mb-4"
      action={
        <Button variant="secondary" size="sm" onClick={onDecide}>
          Add instructions
        </Button>
      }
    >
      Buyers who pay by bank transfer only see a reference.
    </Banner>
  )
}
