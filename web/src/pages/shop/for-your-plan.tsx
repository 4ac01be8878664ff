import type { PlanEntry } from '@pepwell/contract/plan/plan'
import type { ShopProduct } from '@pepwell/contract/shop/storefront'
import type { Vial } from '@pepwell/contract/vials/vials'
import { daysBetween } from '@pepwell/domain/time/calendar'
import { useQuery } from '@tanstack/react-query'
import { isActive } from '../../features/plan/plan-groups.ts'
import { ProductShelf } from '../../features/shop/products/product-shelf.tsx'
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

const runsOutOn = (entry: PlanEntry, vials: readonly Vial[]): string | undefined =>
  vials.flatMap((vial) => (vial.userPeptideId === entry.id && vial.runsOutOn) || []).toSorted()[0]

/** What the shop sells of the person's plan, with when they run out. */
export function ForYourPlan({ products, entries, timeZone }: ForYourPlanProps) {
  const today = useToday(timeZone)
  const { data: vials = [] } = useQuery(vialsQuery)
  const active = entries.filter(isActive)
  const entryOf = ({ peptideId }: ShopProduct) =>
    active.find((entry) => peptideId !== null && entry.peptideId === peptideId)
  const needed = products.filter((product) => product.status === 'available' && entryOf(product))
  if (needed.length === 0) return null
  const noteOf = (product: ShopProduct) => {
    const entry = entryOf(product)
    const day = entry && runsOutOn(entry, vials)
    return day && runsOutText(daysBetween(today, day))
  }
  return <ProductShelf title="For your plan" products={needed} noteOf={noteOf} />
}
