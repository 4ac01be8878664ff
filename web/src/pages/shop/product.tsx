import { brandName } from '@pepwell/domain/text/brand'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Navigate, useLocation, useParams } from 'react-router'
import { useCurrentUser } from '../../features/accounts/current-user.ts'
import { CartProvider } from '../../features/shop/cart/cart-provider.tsx'
import { ProductSkeleton } from '../../features/shop/products/product-skeleton.tsx'
import { ProductView } from '../../features/shop/products/product-view.tsx'
import { productQuery } from '../../features/shop/products/shop.api.ts'
import { ApiError } from '../../lib/api/api.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import NotFound from '../not-found.tsx'

/** 'BPC-157 10 mg', the same title as the server's. */
const fullName = ({ name, amount }: { name: string; amount: string | null }) =>
  [name, amount].filter(Boolean).join(' ')

/** An invalid slug returns 400, an unknown product 404. */
const isUnknown = (error: unknown) => error instanceof ApiError && [400, 404].includes(error.status)

/** A product page, for everyone. */
export default function Product() {
  const { user } = useCurrentUser()
  const { product: slug = '' } = useParams()
  const { search } = useLocation()
  const product = useQuery(productQuery(slug))
  const title = product.data
    ? fullName(product.data)
    : isUnknown(product.error)
      ? '404 Page Not Found'
      : undefined
  useEffect(() => {
    if (title) document.title = `${title} · ${brandName}`
  }, [title])
  if (isUnknown(product.error)) return <NotFound />
  // The server redirected: the product was renamed.
  if (product.data && product.data.slug !== slug)
    return <Navigate replace to={{ pathname: `/shop/${product.data.slug}`, search }} />
  return (
    <CartProvider isMember={user !== null}>
      {product.data && <ProductView key={product.data.id} product={product.data} />}
      {product.isPending && <ProductSkeleton />}
      {product.isError && !product.data && (
        <ErrorState
          title="We couldn’t load this product"
          error={product.error}
          onRetry={() => product.refetch()}
          retrying={product.isFetching}
        />
      )}
    </CartProvider>
  )
}
