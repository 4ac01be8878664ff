import { RotateCcw } from 'lucide-react'
import { useNavigate } from 'react-router'
import { newClientId } from '../../lib/api/client-id.ts'
import { reasonText } from '../../lib/api/refusal-text.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast-store.ts'
import { linesOf } from './order-lines.tsx'
import { type Order, useBuyAgain } from './orders.api.ts'

interface BuyAgainProps {
  order: Order
  /** an action the user must complete first */
  quiet: boolean
}

/** Adds an order's items to the cart again if still available. */
export function BuyAgain({ order, quiet }: BuyAgainProps) {
  const navigate = useNavigate()
  const { mutate, isPending } = useBuyAgain({
    onSuccess: () => void navigate('/shop/cart'),
    onError: (error) => toast({ title: 'Error', description: reasonText(error), variant: 'destructive' }),
  })
  const lines = linesOf(order.items).flatMap(({ batches, quantity }) => {
    const productId = batches[0]?.productId
    return productId ? [{ productId, quantity: Math.min(99, quantity) }] : []
  })
  if (lines.length === 0) return null
  return (
    <Button
      variant={quiet ? 'secondary' : 'primary'}
      pending={isPending}
      onClick={() => mutate({ body: { clientId: newClientId(), lines } })}
    >
      <RotateCcw className="size-5" aria-hidden="true" />
      Buy again
    </Button>
  )
}
