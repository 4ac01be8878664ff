import { addToCart } from '@pepwell/contract/shop/cart.calls'
import { USUAL_PEPTIDE_CENTS } from '@pepwell/domain/shop/cart'
import { toDollars } from '@pepwell/domain/shop/money'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { failsForAll, unlessSignedOut } from '../../../lib/api/api.ts'
import { newClientId } from '../../../lib/api/client-id.ts'
import { invalidateTags } from '../../../lib/api/invalidate-tags.ts'
import { fixedText } from '../../../lib/api/refusal-text.ts'
import { send } from '../../../lib/offline/send.ts'
import { toast } from '../../../ui/toast-store.ts'

/** Time to read what happened before the shop opens. */
const SHOP_AFTER_MS = 1000

/** The server asks what the shop asks; this is what a peptide costs that it names no price for. */
const price = toDollars(USUAL_PEPTIDE_CENTS)

/** Adds one of each, and leaves out what fails. Ids are kept until their addition succeeded: sent again, it is the same. */
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
        console.warn(`${peptideName} was not put into the cart:`, error)
      }
    }
    if (added === 0) throw new Error('nothing was put into the cart')
    return added
  }
}

/** Puts one of each peptide of a stack into a member's cart, and leads to the shop. */
export function useAddTogether() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const onSuccess = (added: number) => {
    toast({ title: added === 1 ? 'One peptide is in your cart' : `${added} peptides are in your cart` })
    timer.current = setTimeout(() => void navigate('/shop'), SHOP_AFTER_MS)
  }
  const onError = unlessSignedOut((error) =>
    toast({
      title: 'Error',
      description: fixedText(error, 'Failed to add stack to cart. Please try again.'),
      variant: 'destructive',
    }),
  )
  // What got in before a failure is there.
  const onSettled = () => void invalidateTags(client, addToCart.invalidatesTags)
  return useMutation({ mutationFn: useAdditions(), onSuccess, onError, onSettled })
}
