import { Link } from 'react-router'
import { useCurrentUser } from '../../features/accounts/current-user.ts'
import { CartProvider } from '../../features/shop/cart/cart-provider.tsx'
import { CartView } from '../../features/shop/cart/cart-view.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

/** The cart, for members and visitors. */
export default function CartPage() {
  const { user } = useCurrentUser()
  return (
    <CartProvider isMember={user !== null}>
      <PageHeader
        title="Cart"
        action={
          user && (
            <Link to="/shop/orders" className="flex min-h-11 items-center font-semibold text-accent-ink">
              Your orders
            </Link>
          )
        }
      />
      <CartView />
    </CartProvider>
  )
}
