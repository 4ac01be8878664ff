import { numberText } from '@pepwell/domain/text/number-text'
import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { useQuery } from '@tanstack/react-query'
import { History, PackageOpen, Pencil } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { useAddressState } from '../../../lib/navigation/address-state.ts'
import { useMedia } from '../../../lib/rendering/use-media.ts'
import { useToday } from '../../../lib/time/use-today.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { MenuItem } from '../../../ui/menu.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { HistoryItem } from '../../../ui/table/history-item.tsx'
import { matching } from '../../../ui/table/table-rows.ts'
import { useAddressText, useTableAddress } from '../../../ui/table/use-table-address.ts'
import { Certificates } from './certificates.tsx'
import { ExpiryText } from './expiry-text.tsx'
import { summaryQuery, useStock } from './inventory.api.ts'
import { Movements } from './movements.tsx'
import { ProductHead } from './product-head.tsx'
import { StockBadge } from './stock-badge.tsx'
import { stockColumns } from './stock-columns.tsx'
import { matchesFilter, type Stocked, StockFilters } from './stock-filters.tsx'
import { stockWords } from './stock-kinds.ts'
import { byExpiry, inStockOrder, type StockKind, type StockRow } from './stock-row.ts'
import { StockViews } from './stock-views.tsx'
import { useBatchEdit } from './use-batch-edit.tsx'

const Figure = ({ value, label }: { value: number; label: string }) => (
  <div className="flex flex-col-reverse">
    <dt className="text-sm text-soft">{label}</dt>
    <dd className="text-lg font-semibold tabular-nums">{numberText(value)}</dd>
  </div>
)

/** A batch on phones: quantity and expiry date. */
function BatchCard({ row, today, withProduct }: { row: StockRow; today: CalendarDay; withProduct: boolean }) {
  return (
    <>
      {withProduct && <p className="text-soft">{row.product}</p>}
      <StockBadge units={row.available} recallReason={row.recallReason} />
      {row.recallReason && <p className="mt-1 text-sm break-words text-danger-ink">{row.recallReason}</p>}
      <div className="mt-2 flex items-end justify-between gap-3">
        <dl className="flex gap-5">
          <Figure value={row.available} label="available" />
          <Figure value={row.reserved} label="reserved" />
        </dl>
        <div className="text-right text-sm">
          <ExpiryText day={row.expiryDate} today={today} />
          {row.expiryDate && <p className="sr-only">expiry</p>}
        </div>
      </div>
    </>
  )
}

interface StockTableProps {
  kind: StockKind
  timeZone: string
  /** the button of the empty state */
  addButton: ReactNode
  importButton: ReactNode
}

/** The filtered batches in view order. */
function useShownStock(kind: StockKind, isGrouped: boolean, pick: string, stocked: Stocked) {
  const stock = useStock(kind)
  const rows = useMemo(
    () =>
      stock.data
        ?.filter((row) => matchesFilter(pick, row, stocked))
        .toSorted(isGrouped ? inStockOrder : byExpiry),
    [stock.data, pick, stocked, isGrouped],
  )
  return { ...stock, rows }
}

/** The stock of each product. */
function useStocked(kind: StockKind, today: string): Stocked {
  const summaries = useQuery(summaryQuery(kind)).data
  return useMemo(() => {
    const byId = new Map(summaries?.map((summary) => [summary.id, summary]))
    return { today, summaryOf: (productId: number) => byId.get(productId) }
  }, [summaries, today])
}

/** Group headers: each product with its available quantity. */
const productHeads = ({ summaryOf, today }: Stocked) => ({
  of: ({ productId }: StockRow) => String(productId),
  head: (key: string, [first]: readonly StockRow[]) => (
    <ProductHead name={first?.product ?? ''} summary={summaryOf(Number(key))} today={today} />
  ),
})

/** Counts of visible batches and products. */
function counted(seen: readonly StockRow[], all: number, kind: StockKind): string {
  const products = new Set(seen.map(({ productId }) => productId)).size
  const of = seen.length < all ? `${seen.length} of ${all}` : String(all)
  return `${of} ${all === 1 ? 'batch' : 'batches'} of ${products} ${kind}`
}

/** Stock by batch, grouped by product or sorted by expiry date. */
export function StockTable({ kind, timeZone, addButton, importButton }: StockTableProps) {
  const words = stockWords[kind]
  const today = useToday(timeZone)
  const [view, setView] = useAddressState('by')
  const [pick, setPick] = useAddressState('show')
  const [text, onText] = useAddressText('q')
  const isGrouped = view !== 'expiry'
  const stocked = useStocked(kind, today)
  const { data, rows, error, refetch, isFetching } = useShownStock(kind, isGrouped, pick, stocked)
  const address = useTableAddress()
  const editing = useBatchEdit(kind)
  const columns = useMemo(() => stockColumns(kind, today, isGrouped), [kind, today, isGrouped])
  const search = {
    label: words.search,
    text,
    onText,
    within: ({ product, batchNumber, supplier }: StockRow) => [product, batchNumber, supplier],
  }
  const asCards = useMedia('(max-width: 767.98px)')
  const views = <StockViews view={isGrouped ? 'product' : 'expiry'} onView={setView} />
  const nothing = pick && data && data.length > 0 ? words.noMatch : words.empty
  return (
    <>
      <DataTable
        {...address}
        key={isGrouped ? 'by-product' : 'by-expiry'}
        label={words.label}
        name={isGrouped ? words.name : `${words.name}-by-expiry`}
        rows={rows}
        keyOf={({ id }) => String(id)}
        nameOf={({ batchNumber }) => batchNumber}
        columns={columns}
        error={error}
        failure="We couldn’t load the inventory"
        onRetry={() => void refetch()}
        retrying={isFetching}
        empty={{ ...nothing, icon: <PackageOpen />, action: addButton }}
        search={search}
        noMatch={() => words.noMatch}
        filters={
          data && (
            <>
              <StockFilters rows={data} stocked={stocked} pick={pick} onPick={setPick} />
              {asCards && views}
            </>
          )
        }
        actions={
          <>
            {!asCards && views}
            {importButton}
            {addButton}
          </>
        }
        card={(row) => <BatchCard row={row} today={today} withProduct={!isGrouped} />}
        groups={isGrouped ? productHeads(stocked) : undefined}
        detail={({ id }) => (
          <>
            <Movements batchId={id} timeZone={timeZone} />
            <Certificates batchId={id} today={today} />
          </>
        )}
        edit={editing.edit}
        quick={(row) => (
          <IconButton
            aria-label={`Edit ${row.batchNumber}`}
            className="md:size-8"
            disabled={editing.isEditing}
            onClick={() => editing.begin(row)}
          >
            <Pencil className="size-4.5" aria-hidden="true" />
          </IconButton>
        )}
        menu={(row) => (
          <>
            <MenuItem disabled={editing.isEditing} onSelect={() => editing.begin(row)}>
              <Pencil aria-hidden="true" />
              Edit
            </MenuItem>
            <MenuItem onSelect={() => address.onOpen([String(row.id)])}>
              <History aria-hidden="true" />
              Movements
            </MenuItem>
            <HistoryItem about={{ kind: words.auditKind, id: row.id }} />
          </>
        )}
        summary={rows && data && counted(matching(rows, search), data.length, kind)}
      />
      {editing.conflict}
    </>
  )
}
