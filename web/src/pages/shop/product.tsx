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

/** 'BPC-157 10 mg', as the server names the page too. */
const fullName = ({ name, amount }: { name: string; amount: string | null }) =>
  [name, amount].filter(Boolean).join(' ')

/** A name in the address that can be no product's answers 400, one that is no product's 404. */
const isUnknown = (error: unknown) => error instanceof ApiError && [400, 404].includes(error.status)

/** One product of the shop, for everybody. */
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
  // The server redirected the request: the product was renamed.
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
