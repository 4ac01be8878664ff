import { addToCart } from '@pepwell/contract/shop/cart.calls'
import { ShoppingCart } from 'lucide-react'
import { useNavigate } from 'react-router'
import { failureText } from '../../../lib/api/api.ts'
import { useIdempotentMutation } from '../../../lib/api/use-idempotent-mutation.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast-store.ts'

const FAILED = 'Failed to change your cart. Please try again.'

/** Adds one of a peptide to a member's cart, wherever its offer appears. */
export function AddToCartButton({ peptideName }: { peptideName: string }) {
  const navigate = useNavigate()
  const { store, isPending } = useIdempotentMutation(addToCart, {
    onSuccess: () =>
      toast({
        description: `${peptideName} is in your cart`,
        action: { label: 'View cart', onPress: () => void navigate('/shop/cart') },
      }),
    onError: (error) =>
      toast({ title: 'Error', description: failureText(error, FAILED), variant: 'destructive' }),
  })
  return (
    <Button className="mt-3 w-full" pending={isPending} onClick={() => store({ peptideName, quantity: 1 })}>
      <ShoppingCart className="size-5" aria-hidden="true" />
      Add to Cart
    </Button>
  )
}
