import { ShoppingCart } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { useAddTogether } from './use-add-together.ts'

/** Buys the peptides of a stack. */
export function AddTogetherButton({ peptides }: { peptides: readonly string[] }) {
  const { mutate, isPending } = useAddTogether()
  return (
    <Button variant="secondary" pending={isPending} onClick={() => mutate(peptides)}>
      {!isPending && <ShoppingCart className="size-4.5" aria-hidden="true" />}
      Add to Cart
    </Button>
  )
}
