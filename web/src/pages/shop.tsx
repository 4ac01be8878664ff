import { useQuery } from '@tanstack/react-query'
import { useCurrentUser } from '../features/accounts/current-user.ts'
import { CartProvider } from '../features/shop/cart/cart-provider.tsx'
import { shopQuery } from '../features/shop/products/shop.api.ts'
import { ShopSkeleton } from '../features/shop/products/shop-skeleton.tsx'
import { ShopView } from '../features/shop/products/shop-view.tsx'
import { lazyView } from '../lib/rendering/lazy-view.ts'
import { ErrorState } from '../ui/error-state.tsx'
import { LoadBoundary } from '../ui/load-boundary.tsx'
import type { MembersShopProps } from './shop/members-shop.tsx'

// Visitors never see it.
const MembersShop = lazyView<MembersShopProps>(() => import('./shop/members-shop.tsx'))

/** The shop, for everyone. */
export default function Shop() {
  const { user } = useCurrentUser()
  const shop = useQuery(shopQuery)
  return (
    <CartProvider isMember={user !== null}>
      {shop.data &&
        (user ? (
          <LoadBoundary failure="We couldn’t load the shop" skeleton={<ShopSkeleton />}>
            <MembersShop products={shop.data} timeZone={user.timeZone} />
          </LoadBoundary>
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
