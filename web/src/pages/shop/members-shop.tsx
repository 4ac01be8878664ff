import type { ShopProduct } from '@pepwell/contract/shop/storefront'
import { useQuery } from '@tanstack/react-query'
import { Package } from 'lucide-react'
import { Link } from 'react-router'
import { planQuery } from '../../features/plan/plan.api.ts'
import { ShopSkeleton } from '../../features/shop/products/shop-skeleton.tsx'
import { ShopView } from '../../features/shop/products/shop-view.tsx'
import { ForYourPlan } from './for-your-plan.tsx'

const OrdersLink = () => (
  <Link
    to="/shop/orders"
    className="mb-4 flex min-h-11 w-fit items-center gap-2 font-semibold text-accent-ink"
  >
    <Package className="size-5" aria-hidden="true" />
    Your orders
  </Link>
)

export interface MembersShopProps {
  products: readonly ShopProduct[]
  timeZone: string
}

/** The shop of a member, once their plan is known: nothing moves when it arrives. */
export default function MembersShop({ products, timeZone }: MembersShopProps) {
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
