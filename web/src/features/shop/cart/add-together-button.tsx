import { addToCart } from '@pepwell/contract/shop/cart.calls'
import { DEFAULT_PEPTIDE_CENTS } from '@pepwell/domain/shop/cart'
import { toDollars } from '@pepwell/domain/shop/money'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ShoppingCart } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { failsForAll, hideIfSignedOut } from '../../../lib/api/api.ts'
import { newClientId } from '../../../lib/api/client-id.ts'
import { invalidateTags } from '../../../lib/api/invalidate-tags.ts'
import { fixedText } from '../../../lib/api/refusal-text.ts'
import { send } from '../../../lib/offline/send.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast-store.ts'

/** Delay before the shop opens, so the toast can be read, in milliseconds. */
const SHOP_AFTER_MS = 1000

/** The call requires a price; this is used for a peptide without one. */
const price = toDollars(DEFAULT_PEPTIDE_CENTS)

/** Adds one of each and skips failures. Keeps an id until its addition succeeds, so retries are idempotent. */
function useAdditions() {
  const ids = useRef(new Map<string, string>())
  return async (names: readonly string[]): Promise<number> => {
    let added = 0
    for (const peptideName of new Set(names)) {
      const clientId = ids.current.get(peptideName) ?? newClientId()
      ids.current.set(peptideName, clientId)
      try {
        await send(addToCart, { body: { peptideName, quantity: 1, price, clientId } })
        ids.current.delete(peptideName)
        added += 1
      } catch (error) {
        if (failsForAll(error)) throw error
        // biome-ignore lint/suspicious/noConsole: the rest goes on, and what was left out is not lost without a trace
        console.warn(`${peptideName} was not added to the cart:`, error)
      }
    }
    if (added === 0) throw new Error('nothing was added to the cart')
    return added
  }
}

/** Adds a stack's peptides to the cart and opens the shop. */
function useAddTogether() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const onSuccess = (added: number) => {
    toast({ title: added === 1 ? 'Added one peptide to your cart' : `${added} peptides are in your cart` })
    timer.current = setTimeout(() => void navigate('/shop'), SHOP_AFTER_MS)
  }
  const onError = hideIfSignedOut((error) =>
    toast({
      title: 'Error',
      description: fixedText(error, 'Failed to add stack to cart. Please try again.'),
      variant: 'destructive',
    }),
  )
  // Peptides added before a failure stay.
  const onSettled = () => void invalidateTags(client, addToCart.invalidatesTags)
  return useMutation({ mutationFn: useAdditions(), onSuccess, onError, onSettled })
}

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
