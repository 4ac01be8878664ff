import { hasPaymentInstructions } from '@pepwell/domain/shop/payment-instructions'
import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { shopSettingsQuery } from './orders-admin.api.ts'

/** Warns while payment instructions are missing, because buyers don't see any either. */
export function MissingPaymentInstructions({ onDecide }: { onDecide: () => void }) {
  const { data: settings } = useQuery(shopSettingsQuery)
  if (!settings || hasPaymentInstructions(settings.paymentInstructions)) return null
  return (
    <Button
      variant="secondary"
      size="sm"
      className="bg-warn-soft text-warn-ink"
      title="Buyers who pay by bank transfer only see a reference."
      onClick={onDecide}
    >
      <TriangleAlert className="size-4" aria-hidden="true" />
      Add payment instructions
    </Button>
  )
}
