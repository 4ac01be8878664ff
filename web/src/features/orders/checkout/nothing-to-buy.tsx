import { ShoppingCart } from 'lucide-react'
import { Link } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'

/** The empty state of the checkout. */
export const NothingToBuy = ({ left }: { left: number }) => (
  <EmptyState
    icon={<ShoppingCart />}
    title={left > 0 ? 'Nothing to buy right now' : 'Your cart is empty'}
    text={left > 0 ? 'We keep the items in your cart.' : undefined}
    action={
      <Button asChild>
        <Link to="/shop">Browse the shop</Link>
      </Button>
    }
  />
)
