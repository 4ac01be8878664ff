import { useQuery } from '@tanstack/react-query'
import { BadgeCheck } from 'lucide-react'
import { Link } from 'react-router'
import { useCurrentUser } from '../features/accounts/current-user.ts'
import { CartProvider } from '../features/shop/cart/cart-provider.tsx'
import { shopQuery } from '../features/shop/products/shop.api.ts'
import { ShopSkeleton } from '../features/shop/products/shop-skeleton.tsx'
import { ShopView } from '../features/shop/products/shop-view.tsx'
import { ErrorState } from '../ui/error-state.tsx'

const TrustedSourceLink = () => (
  <p className="mt-4">
    <Link
      to="/trusted-source"
      className="inline-flex min-h-11 items-center gap-2 font-semibold text-accent-ink"
    >
      <BadgeCheck className="size-5" aria-hidden="true" />
      Trusted Source
    </Link>
  </p>
)

/** The shop, for everyone. */
export default function Shop() {
  const { user } = useCurrentUser()
  const shop = useQuery(shopQuery)
  return (
    <CartProvider isMember={user !== null}>
      {shop.data && (
        <>
          <ShopView products={shop.data} />
          {user && <TrustedSourceLink />}
        </>
      )}
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
