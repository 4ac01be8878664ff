import { type CookieLine, cartCookie, cartCookieValue } from '@pepwell/contract/shop/cart-cookie'
import { joinedQuantity, MAX_LINE_QUANTITY } from '@pepwell/domain/shop/cart-quantities'
import { newClientId } from '../../../lib/api/client-id.ts'
import { cookieText, deleteCookie, setCookie } from '../../../lib/browser/cookies.ts'
import { recall, remember, removeStored } from '../../../lib/browser/storage.ts'
import { renderContext } from '../../../lib/rendering/render-context.ts'
import { createSignal } from '../../../lib/store.ts'
import { useStore } from '../../../lib/use-store.ts'

const KEY = 'visitors-cart'

/** The cart of a signed-out browser; `clientId` makes merging it idempotent. */
interface VisitorsCart {
  clientId: string
  lines: readonly CookieLine[]
}

const isLine = (line: Partial<CookieLine> | null): line is CookieLine =>
  typeof line === 'object' &&
  line !== null &&
  Number.isSafeInteger(line.productId) &&
  Number.isInteger(line.quantity) &&
  (line.quantity ?? 0) >= 1 &&
  (line.quantity ?? 0) <= MAX_LINE_QUANTITY &&
  typeof line.priceWhenAdded === 'number'

/** Parses the stored cart defensively: anyone can edit browser storage. */
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

const changes = createSignal()
/** memoized by the stored text, so an unchanged cart keeps its identity */
let known: { text: string | undefined; cart: VisitorsCart | undefined } = { text: undefined, cart: undefined }

/** The cart in this browser, if any. */
export function visitorsCart(): VisitorsCart | undefined {
  const text = recall(KEY)
  if (text !== known.text) known = { text, cart: read(text) }
  return known.cart
}

/** Mirrors the cart in a cookie for server rendering. */
function noteForServer(): void {
  const { lines = [] } = visitorsCart() ?? {}
  const text = cartCookieValue(lines)
  if (lines.length === 0) deleteCookie(cartCookie)
  else if (cookieText(cartCookie) !== text) setCookie(cartCookie, text)
}

function keep(lines: readonly CookieLine[]): void {
  // An id merges only once, so a changed cart needs a new one.
  if (lines.length === 0) removeStored('localStorage', KEY)
  else remember(KEY, JSON.stringify({ clientId: newClientId(), lines }))
  noteForServer()
  changes.notify()
}

const lines = () => visitorsCart()?.lines ?? []

/** Adds a product or increases its quantity. */
export function addForVisitor(product: { id: number; price: number }, quantity: number): void {
  const there = lines().find(({ productId }) => productId === product.id)
  const line = {
    productId: product.id,
    quantity: joinedQuantity(there?.quantity ?? 0, quantity),
    priceWhenAdded: product.price,
  }
  keep(there ? lines().map((other) => (other === there ? line : other)) : [...lines(), line])
}

/** Sets the quantity; 0 removes the product. */
export function setForVisitor(productId: number, quantity: number): void {
  const changed = lines().map((line) => (line.productId === productId ? { ...line, quantity } : line))
  keep(changed.filter((line) => line.quantity > 0))
}

/** Clears a merged cart, unless it changed meanwhile. */
export function clearVisitorsCart(clientId: string): void {
  if (visitorsCart()?.clientId === clientId) keep([])
}

function subscribe(listener: () => void): () => void {
  const unsubscribe = changes.subscribe(listener)
  // Another tab may change it, too.
  window.addEventListener('storage', listener)
  // In some browsers, storage outlives cookies.
  noteForServer()
  return () => {
    unsubscribe()
    window.removeEventListener('storage', listener)
  }
}

let drawn: VisitorsCart | undefined

/** The cart of the server-rendered page; no other merges under its id. */
function serverRenderedCart(): VisitorsCart | undefined {
  const { cart } = renderContext()
  if (drawn?.lines !== cart) drawn = cart && { clientId: 'drawn', lines: cart }
  return drawn
}

/** The current cart of this browser. */
export const useVisitorsCart = () => useStore({ subscribe, get: visitorsCart }, serverRenderedCart)
