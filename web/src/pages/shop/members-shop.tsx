import type { PlanEntry } from '@pepwell/contract/plan/plan'
import type { ShopProduct } from '@pepwell/contract/shop/storefront'
import type { Vial } from '@pepwell/contract/vials/vials'
import { daysBetween } from '@pepwell/domain/time/calendar'
import { useQuery } from '@tanstack/react-query'
import { BadgeCheck, type LucideIcon, Package } from 'lucide-react'
import { Link } from 'react-router'
import { planQuery } from '../../features/plan/plan.api.ts'
import { isActive } from '../../features/plan/plan-groups.ts'
import { ProductShelf } from '../../features/shop/products/product-shelf.tsx'
import { ShopSkeleton } from '../../features/shop/products/shop-skeleton.tsx'
import { ShopView } from '../../features/shop/products/shop-view.tsx'
import { vialsQuery } from '../../lib/api/own-vials.ts'
import { useToday } from '../../lib/time/use-today.ts'

interface ForYourPlanProps {
  products: readonly ShopProduct[]
  entries: readonly PlanEntry[]
  timeZone: string
}

/** 'Runs out in 12 days' */
function runsOutText(days: number): string {
  if (days <= 0) return 'Ran out'
  return `Runs out in ${days} ${days === 1 ? 'day' : 'days'}`
}

const coveredUntil = (entry: PlanEntry, vials: readonly Vial[]): string | undefined =>
  vials.flatMap((vial) => (vial.userPeptideId === entry.id && vial.coveredUntil) || []).toSorted()[0]

/** The plan's products in the shop, with when each runs out. */
function ForYourPlan({ products, entries, timeZone }: ForYourPlanProps) {
  const today = useToday(timeZone)
  const { data: vials = [] } = useQuery(vialsQuery)
  const active = entries.filter(isActive)
  const entryOf = ({ peptideId }: ShopProduct) =>
    active.find((entry) => peptideId !== null && entry.peptideId === peptideId)
  const needed = products.filter((product) => product.status === 'available' && entryOf(product))
  if (needed.length === 0) return null
  const noteOf = (product: ShopProduct) => {
    const entry = entryOf(product)
    const day = entry && coveredUntil(entry, vials)
    return day && runsOutText(daysBetween(today, day))
  }
  return <ProductShelf title="For your plan" products={needed} noteOf={noteOf} />
}

interface ShopLinkProps {
  to: string
  icon: LucideIcon
  label: string
}

const ShopLink = ({ to, icon: Icon, label }: ShopLinkProps) => (
  <Link to={to} className="flex min-h-11 items-center gap-2 font-semibold text-accent-ink">
    <Icon className="size-5" aria-hidden="true" />
    {label}
  </Link>
)

const ShopLinks = () => (
  <div className="mb-4 flex flex-wrap gap-x-6">
    <ShopLink to="/shop/orders" icon={Package} label="Your orders" />
    <ShopLink to="/trusted-source" icon={BadgeCheck} label="Trusted Source" />
  </div>
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
          <ShopLinks />
          <ForYourPlan products={products} entries={plan.data ?? []} timeZone={timeZone} />
        </>
      }
    />
  )
}
