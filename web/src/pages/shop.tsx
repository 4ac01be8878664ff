import { useQuery } from '@tanstack/react-query'
import { useCurrentUser } from '../features/accounts/current-user.ts'
import { CartProvider } from '../features/shop/cart/cart-provider.tsx'
import { shopQuery } from '../features/shop/products/shop.api.ts'
import { ShopSkeleton } from '../features/shop/products/shop-skeleton.tsx'
import { ShopView } from '../features/shop/products/shop-view.tsx'
import { ErrorState } from '../ui/error-state.tsx'

/** What is sold, for everybody. */
export default function Shop() {
  const { user } = useCurrentUser()
  const shop = useQuery(shopQuery)
  return (
    <CartProvider isMember={user !== null}>
      {shop.data && <ShopView products={shop.data} />}
      {shop.isPending && <ShopSkeleton />}
      {shop.isError && !shop.data && (
        <ErrorState
          title="The shop could not be loaded"
          error={shop.error}
          onRetry={() => shop.refetch()}
          retrying={shop.isFetching}
        />
      )}
    </CartProvider>
  )
}
