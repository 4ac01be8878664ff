import { mayEnter } from '@pepwell/domain/accounts/admin-areas'
import { isLowOnStock } from '@pepwell/domain/shop/stock'
import { useQuery } from '@tanstack/react-query'
import { type LucideIcon, PackageOpen, Wallet } from 'lucide-react'
import { NavLink } from 'react-router'
import { inboxCountsQuery } from '../../features/inbox-counts/admin/inbox-counts.api.ts'
import { summaryQuery } from '../../features/inventory/admin/inventory.api.ts'
import { orderCountsQuery } from '../../features/orders/admin/orders-admin.api.ts'
import { cx } from '../../lib/classes.ts'
import { useIdle } from '../../lib/rendering/use-idle.ts'
import { usePermissions } from './permissions.ts'
import { supportPlaces, workText } from './support-places.ts'

interface Work {
  path: string
  /** label while the queue is empty or unknown */
  label: string
  /** label with a count: '17 deliveries failed' */
  text: string | undefined
  Icon: LucideIcon
}

/** The queues an operator may see. */
function useWork(): Work[] {
  const permissions = usePermissions()
  const idle = useIdle()
  const may = {
    support: mayEnter(permissions, 'support'),
    orders: mayEnter(permissions, 'orders'),
    inventory: mayEnter(permissions, 'inventory'),
  }
  const { data: counts } = useQuery({ ...inboxCountsQuery, enabled: may.support })
  const { data: unpaid } = useQuery({
    ...orderCountsQuery({ payment: 'pending' }),
    enabled: idle && may.orders,
  })
  const { data: stock } = useQuery({ ...summaryQuery('peptides'), enabled: idle && may.inventory })
  const orders = unpaid && unpaid.pending + unpaid.processing
  const low = stock?.filter(isLowOnStock).length
  return [
    ...(may.support
      ? supportPlaces.map((place) => ({
          ...place,
          label: place.short,
          text: workText(place, counts?.[place.waits]),
        }))
      : []),
    ...(may.orders
      ? [
          {
            path: '/admin?tab=orders&payment=pending',
            label: 'Unpaid',
            text: orders ? `${orders} unpaid` : undefined,
            Icon: Wallet,
          },
        ]
      : []),
    ...(may.inventory
      ? [
          {
            path: '/admin?tab=inventory&show=low',
            label: 'Stock',
            text: low ? `${low} low on stock` : undefined,
            Icon: PackageOpen,
          },
        ]
      : []),
  ]
}

/** The queues as links. */
export function WorkLinks() {
  const work = useWork()
  if (work.length === 0) return null
  return (
    <nav aria-label="Waiting" className="min-w-0 max-xl:basis-full xl:ml-auto">
      <ul className="flex gap-1.5 overflow-x-auto [scrollbar-width:none]">
        {work.map(({ path, label, text, Icon }) => (
          <li key={path}>
            <NavLink
              to={path}
              className={({ isActive }) =>
                cx(
                  'flex min-h-11 items-center gap-1.5 rounded-full border px-3 text-sm whitespace-nowrap md:min-h-9',
                  isActive && !path.includes('?')
                    ? 'border-accent bg-accent-soft text-accent-ink'
                    : 'border-line bg-surface hover:bg-sunken',
                  text ? 'font-semibold' : 'text-soft',
                )
              }
            >
              <Icon className="size-4 shrink-0" aria-hidden="true" />
              {text ?? label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
