import { hasPaymentInstructions } from '@pepwell/domain/shop/payment-instructions'
import { useQuery } from '@tanstack/react-query'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { shopSettingsQuery } from './orders-admin.api.ts'

/** As long as nobody said how to pay, buyers are not told either. */
export function MissingPaymentInstructions({ onDecide }: { onDecide: () => void }) {
  const { data: settings } = useQuery(shopSettingsQuery)
  if (!settings || hasPaymentInstructions(settings.paymentInstructions)) return null
  return (
    <span className="flex items-center gap-2" title="Buyers who pay by bank transfer only see a reference.">
      <Badge tone="warn">Payment instructions missing</Badge>
      <Button variant="secondary" size="sm" onClick={onDecide}>
        Add instructions
      </Button>
    </span>
  )
}
