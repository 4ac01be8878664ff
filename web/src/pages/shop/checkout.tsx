import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { useCurrentUser } from '../../features/accounts/current-user.ts'
import { Checkout } from '../../features/orders/checkout/checkout.tsx'
import { addressQuery, cartQuery, termsQuery } from '../../features/orders/orders.api.ts'
import { Brand } from '../../ui/brand.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { pictureOf } from './picture-of.tsx'

// Lazy: most buyers verified their email long ago.
const VerifyBeforeOrder = lazy(() => import('../../features/accounts/verification/verify-before-order.tsx'))

/** Logo and back link; nothing else leads away. */
const Bar = () => (
  <header className="mb-6 flex items-center justify-between gap-4 border-b border-line py-2 max-lg:hidden">
    <Link to="/" className="inline-flex min-h-11 items-center rounded-lg">
      <Brand />
    </Link>
    <Link
      to="/shop/cart"
      className="inline-flex min-h-11 items-center gap-2 rounded-lg font-semibold text-soft hover:text-ink"
    >
      <ArrowLeft className="size-5" aria-hidden="true" />
      Back to cart
    </Link>
  </header>
)

/** On phones the back link is next to the title. */
const Title = () => (
  <div className="flex items-center gap-1 max-lg:-mt-2 max-lg:mb-2 lg:mb-5">
    <Link
      to="/shop/cart"
      aria-label="Back to cart"
      className="-ml-2.5 grid size-11 place-items-center rounded-lg lg:hidden"
    >
      <ArrowLeft className="size-6" aria-hidden="true" />
    </Link>
    <h1 className="text-xl font-bold tracking-tight lg:text-4xl">Checkout</h1>
  </div>
)

/** Initial address. The form reads it only once, so stale data is refetched first. */
function useStartingAddress() {
  const query = useQuery(addressQuery)
  const [hasStarted, setStarted] = useState(false)
  const isReady = query.data !== undefined && !(query.isStale && query.isFetching)
  if (isReady && !hasStarted) setStarted(true)
  return isReady || hasStarted ? query : { ...query, data: undefined }
}

function Contents() {
  const { user } = useCurrentUser()
  const queries = [useQuery(cartQuery), useQuery(termsQuery), useStartingAddress()] as const
  const [cart, terms, address] = queries
  const failed = queries.find((query) => query.isError && query.data === undefined)
  if (failed)
    return (
      <ErrorState
        title="We couldn’t load your order"
        error={failed.error}
        onRetry={() => failed.refetch()}
        retrying={failed.isFetching}
      />
    )
  if (!user || !cart.data || !terms.data || address.data === undefined)
    return (
      <Loading label="Loading your order" className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_25rem]">
        <Skeleton className="h-120" />
        <Skeleton className="h-80" />
      </Loading>
    )
  return (
    <>
      {!user.emailProvedAt && (
        <Suspense fallback={null}>
          <VerifyBeforeOrder email={user.email} />
        </Suspense>
      )}
      <Checkout
        user={user}
        cart={cart.data}
        terms={terms.data}
        remembered={address.data}
        pictureOf={pictureOf}
      />
    </>
  )
}

/** The checkout. */
export default function CheckoutPage() {
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-1 flex-col">
      <Bar />
      <Title />
      <Contents />
    </div>
  )
}
