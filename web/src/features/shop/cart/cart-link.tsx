import { useQuery } from '@tanstack/react-query'
import { ShoppingCart } from 'lucide-react'
import { Link } from 'react-router'
import { CountBadge } from '../../../ui/count-badge.tsx'
import { cartQuery } from './cart.api.ts'
import { useVisitorsCart } from './visitors-cart.ts'

/** Above this count the badge shows a plus, because it has no room for more digits. */
const MAX_SHOWN = 99

interface CartLinkProps {
  isMember: boolean
  /** whether the page is idle; nothing is loaded before that */
  ready: boolean
}

/** Link to the cart with its count. */
export function CartLink({ isMember, ready }: CartLinkProps) {
  const members = useQuery({ ...cartQuery, enabled: isMember && ready }).data
  const visitors = useVisitorsCart()?.lines
  const lines: readonly { quantity: number }[] = (isMember ? members : visitors) ?? []
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <Link
      to="/shop/cart"
      aria-label={count > 0 ? `Cart, ${count} ${count === 1 ? 'item' : 'items'}` : 'Cart'}
      className="relative inline-grid size-11 shrink-0 place-items-center rounded-xl text-soft transition-colors duration-100 hover:bg-sunken hover:text-ink"
    >
      <ShoppingCart className="size-5" aria-hidden="true" />
      <CountBadge count={count} max={MAX_SHOWN} className="bg-accent text-on-accent" />
    </Link>
  )
}
