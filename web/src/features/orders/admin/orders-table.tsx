import {
  type OrderStatus,
  orderStatuses,
  type PaymentStatus,
  paymentStatuses,
} from '@pepwell/domain/shop/orders'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Eye, PackageOpen, Settings } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import { cx } from '../../../lib/classes.ts'
import { useAddressState } from '../../../lib/navigation/address-state.ts'
import { Button } from '../../../ui/button.tsx'
import { MenuItem } from '../../../ui/menu.tsx'
import { Select } from '../../../ui/select.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { useAddressText } from '../../../ui/table/use-table-address.ts'
import { asDollars } from '../dollars.ts'
import { paymentWords, statusWords } from '../order-words.ts'
import { MissingPaymentInstructions } from './missing-payment-instructions.tsx'
import { orderColumns } from './order-columns.tsx'
import { allOrdersQuery, type OrdersFilter, orderCountsQuery, ordersCsvAddress } from './orders-admin.api.ts'
import { orderAddress, useOrdersFilter } from './orders-filter.ts'
import { papersOf, SelectedOrders } from './selected-orders.tsx'
import { SettingsDialog } from './settings-dialog.tsx'

/** Status filters with counts. */
function StatusFilter({
  filter,
  onChoose,
}: {
  filter: OrdersFilter
  onChoose: (status: OrderStatus | undefined) => void
}) {
  const { data: counts } = useQuery({ ...orderCountsQuery(filter), placeholderData: keepPreviousData })
  const total = counts && orderStatuses.reduce((sum, status) => sum + counts[status], 0)
  const choices = [undefined, ...orderStatuses]
  return (
    <fieldset className="flex max-w-full gap-1.5 overflow-x-auto py-0.5">
      <legend className="sr-only">Status</legend>
      {choices.map((status) => (
        <button
          key={status ?? 'all'}
          type="button"
          aria-pressed={filter.status === status}
          onClick={() => onChoose(status)}
          className={cx(
            'inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-full border px-3 text-sm font-semibold md:min-h-8',
            filter.status === status
              ? 'border-accent bg-accent-soft text-accent-ink'
              : 'border-line hover:bg-sunken',
          )}
        >
          {status ? statusWords[status].word : 'All'}
          <span className="font-normal text-soft tabular-nums">{status ? counts?.[status] : total}</span>
        </button>
      ))}
    </fieldset>
  )
}

/** All orders, with row and bulk actions. */
export function OrdersTable({ timeZone }: { timeZone: string }) {
  const [text, onText] = useAddressText('q')
  const [, setStatus] = useAddressState('status')
  const [, setPayment] = useAddressState('payment')
  const [deciding, setDeciding] = useState(false)
  const filter = useOrdersFilter()
  const orders = useInfiniteQuery({ ...allOrdersQuery(filter), placeholderData: keepPreviousData })
  const columns = useMemo(
    () => orderColumns(timeZone, { search: filter.search, status: filter.status, payment: filter.payment }),
    [timeZone, filter.search, filter.status, filter.payment],
  )
  const isFiltered = Boolean(filter.status || filter.payment)
  return (
    <>
      <DataTable
        label="Orders"
        name="orders"
        rows={orders.data?.pages.flat()}
        keyOf={({ id }) => String(id)}
        nameOf={({ orderNumber }) => `order ${orderNumber}`}
        columns={columns}
        error={orders.error}
        failure="We couldn’t load the orders"
        onRetry={() => void orders.refetch()}
        retrying={orders.isFetching}
        empty={{
          title: isFiltered ? 'No orders match these filters' : 'No orders yet',
          icon: <PackageOpen />,
        }}
        search={{ label: 'Order, email or first name', text, onText }}
        noMatch={(search) => ({ title: `No orders found matching "${search}"` })}
        filters={
          <>
            <Select
              aria-label="Payment"
              value={filter.payment ?? ''}
              className="md:min-h-9 md:py-1 md:text-sm"
              onChange={(event) => setPayment(event.target.value as PaymentStatus | '')}
            >
              <option value="">Any payment</option>
              {paymentStatuses.map((paymentStatus) => (
                <option key={paymentStatus} value={paymentStatus}>
                  {paymentWords[paymentStatus]}
                </option>
              ))}
            </Select>
            <StatusFilter filter={filter} onChoose={(next) => setStatus(next ?? '')} />
          </>
        }
        actions={
          <>
            <MissingPaymentInstructions onDecide={() => setDeciding(true)} />
            <Button variant="secondary" size="sm" onClick={() => setDeciding(true)}>
              <Settings className="size-4" aria-hidden="true" />
              Shop settings
            </Button>
          </>
        }
        sortedElsewhere
        csv={{ href: ordersCsvAddress(filter) }}
        menu={(order) => (
          <>
            <MenuItem asChild>
              <Link to={orderAddress(order.id, filter)}>
                <Eye aria-hidden="true" />
                Open
              </Link>
            </MenuItem>
            <MenuItem asChild>
              <Link to={papersOf('slips', [order])} target="_blank">
                Packing slip
              </Link>
            </MenuItem>
            <MenuItem asChild>
              <Link to={papersOf('labels', [order])} target="_blank">
                Address label
              </Link>
            </MenuItem>
          </>
        )}
        selection={{
          actions: (selected, clear) => <SelectedOrders orders={selected} clear={clear} />,
          sum: (selected) =>
            asDollars(
              Math.round(selected.reduce((sum, { totalAmount }) => sum + totalAmount * 100, 0)) / 100,
            ),
        }}
        more={{
          hasMore: orders.hasNextPage,
          load: () => void orders.fetchNextPage(),
          loading: orders.isFetchingNextPage,
          failed: orders.isFetchNextPageError,
        }}
      />
      {deciding && <SettingsDialog onClose={() => setDeciding(false)} />}
    </>
  )
}
