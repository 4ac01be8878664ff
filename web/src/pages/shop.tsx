import type { ShopProduct } from '@pepwell/contract/shop/storefront'
import { useQuery } from '@tanstack/react-query'
import { Package } from 'lucide-react'
import { Link } from 'react-router'
import { useCurrentUser } from '../features/accounts/current-user.ts'
import { planQuery } from '../features/plan/plan.api.ts'
import { CartProvider } from '../features/shop/cart/cart-provider.tsx'
import { shopQuery } from '../features/shop/products/shop.api.ts'
import { ShopSkeleton } from '../features/shop/products/shop-skeleton.tsx'
import { ShopView } from '../features/shop/products/shop-view.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { ForYourPlan } from './shop/for-your-plan.tsx'

const OrdersLink = () => (
  <Link
    to="/shop/orders"
    className="mb-4 flex min-h-11 w-fit items-center gap-2 font-semibold text-accent-ink"
  >
    <Package className="size-5" aria-hidden="true" />
    Your orders
  </Link>
)

interface MembersShopProps {
  products: readonly ShopProduct[]
  timeZone: string
}

/** The shop of a member, once their plan is known: nothing moves when it arrives. */
function MembersShop({ products, timeZone }: MembersShopProps) {
  const plan = useQuery(planQuery)
  if (plan.isPending) return <ShopSkeleton />
  return (
    <ShopView
      products={products}
      first={
        <>
          <OrdersLink />
          <ForYourPlan products={products} entries={plan.data ?? []} timeZone={timeZone} />
        </>
      }
    />
  )
}

/** The shop, for everyone. */
export default function Shop() {
  const { user } = useCurrentUser()
  const shop = useQuery(shopQuery)
  return (
    <CartProvider isMember={user !== null}>
      {shop.data &&
        (user ? (
          <MembersShop products={shop.data} timeZone={user.timeZone} />
        ) : (
          <ShopView products={shop.data} />
        ))}
      {shop.isPending && <ShopSkeleton />}
      {shop.isError && !shop.data && (
        <ErrorState
          title="We couldn’t load the shop"
          error={shop.error}
          onRetry={() => shop.refetch()}
          retrying={shop.isFetching}
        />
      )}
    </CartProvider>
  )
}
