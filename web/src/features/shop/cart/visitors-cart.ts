import { cartHint, cartHintText, type HintedLine } from '@pepwell/contract/shop/cart-hint'
import { joinedQuantity, MOST_OF_A_LINE } from '@pepwell/domain/shop/cart-quantities'
import { useSyncExternalStore } from 'react'
import { newClientId } from '../../../lib/api/client-id.ts'
import { cookieText, forgetCookie, setCookie } from '../../../lib/browser/cookies.ts'
import { forget, recall, remember } from '../../../lib/browser/storage.ts'
import { renderContext } from '../../../lib/rendering/render-context.ts'

const KEY = 'visitors-cart'

/** The cart of a browser in which nobody is signed in; `clientId` stands for it when it is joined. */
interface VisitorsCart {
  clientId: string
  lines: readonly HintedLine[]
}

const isLine = (line: Partial<HintedLine> | null): line is HintedLine =>
  typeof line === 'object' &&
  line !== null &&
  Number.isSafeInteger(line.productId) &&
  Number.isInteger(line.quantity) &&
  (line.quantity ?? 0) >= 1 &&
  (line.quantity ?? 0) <= MOST_OF_A_LINE &&
  typeof line.priceWhenAdded === 'number'

/** What was kept, as far as it can be read: anybody may write into a browser's storage. */
function read(text: string | undefined): VisitorsCart | undefined {
  if (text === undefined) return undefined
  try {
    const { clientId, lines } = JSON.parse(text) as Partial<VisitorsCart>
    if (typeof clientId !== 'string' || !Array.isArray(lines)) return undefined
    return { clientId, lines: lines.filter(isLine) }
  } catch {
    return undefined
  }
}

const listeners = new Set<() => void>()
/** read once for each text that is kept, so that the same cart is the same object */
let known: { text: string | undefined; cart: VisitorsCart | undefined } = { text: undefined, cart: undefined }

/** The cart that is kept in this browser, if there is one. */
export function visitorsCart(): VisitorsCart | undefined {
  const text = recall(KEY)
  if (text !== known.text) known = { text, cart: read(text) }
  return known.cart
}

/** Notes for the server what its page of the cart is drawn with. */
function noteForServer(): void {
  const { lines = [] } = visitorsCart() ?? {}
  const text = cartHintText(lines)
  if (lines.length === 0) forgetCookie(cartHint)
  else if (cookieText(cartHint) !== text) setCookie(cartHint, text)
}

function keep(lines: readonly HintedLine[]): void {
  // What was joined under an id is not joined again: a changed cart is another.
  if (lines.length === 0) forget('localStorage', KEY)
  else remember(KEY, JSON.stringify({ clientId: newClientId(), lines }))
  noteForServer()
  for (const listener of listeners) listener()
}

const lines = () => visitorsCart()?.lines ?? []

/** Puts something there; what is there already becomes more. */
export function addForVisitor(product: { id: number; price: number }, quantity: number): void {
  const there = lines().find(({ productId }) => productId === product.id)
  const line = {
    productId: product.id,
    quantity: joinedQuantity(there?.quantity ?? 0, quantity),
    priceWhenAdded: product.price,
  }
  keep(there ? lines().map((other) => (other === there ? line : other)) : [...lines(), line])
}

/** Changes how much of it is there; 0 takes it out. */
export function setForVisitor(productId: number, quantity: number): void {
  const changed = lines().map((line) => (line.productId === productId ? { ...line, quantity } : line))
  keep(changed.filter((line) => line.quantity > 0))
}

/** Forgets a cart that was joined; one that was changed meanwhile stays. */
export function forgetVisitorsCart(clientId: string): void {
  if (visitorsCart()?.clientId === clientId) keep([])
}

function subscribe(listener: () => void): () => void {
  // Another tab of the same browser may change it too.
  listeners.add(listener)
  window.addEventListener('storage', listener)
  // Storage outlives cookies in some browsers.
  noteForServer()
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

let drawn: VisitorsCart | undefined

/** The cart that a page was drawn with; no other is joined under its id. */
function drawnCart(): VisitorsCart | undefined {
  const { cart } = renderContext()
  if (drawn?.lines !== cart) drawn = cart && { clientId: 'drawn', lines: cart }
  return drawn
}

/** The cart of this browser, as it is now. */
export const useVisitorsCart = () => useSyncExternalStore(subscribe, visitorsCart, drawnCart)
