import { useQuery } from '@tanstack/react-query'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useNavigate } from 'react-router'
import { IconButton } from '../../../ui/icon-button.tsx'
import { adjacentOrdersQuery } from './orders-admin.api.ts'
import { orderAddress, useOrdersFilter } from './orders-filter.ts'

/** Links to the previous and next order of the list. */
export function AdjacentOrders({ id }: { id: number }) {
  const filter = useOrdersFilter()
  const navigate = useNavigate()
  const { data } = useQuery(adjacentOrdersQuery(id, filter))
  const ways = [
    { label: 'Previous order', icon: ChevronUp, to: data?.newer },
    { label: 'Next order', icon: ChevronDown, to: data?.older },
  ]
  return ways.map(({ label, icon: Icon, to }) => (
    <IconButton
      key={label}
      aria-label={label}
      disabled={!to}
      onClick={() => to && void navigate(orderAddress(to, filter))}
    >
      <Icon className="size-5" aria-hidden="true" />
    </IconButton>
  ))
}
