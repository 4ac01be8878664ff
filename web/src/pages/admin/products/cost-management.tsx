import { useQuery } from '@tanstack/react-query'
import { FlaskConical, Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { AvailabilityActions } from '../../../features/catalogue/admin/availability.tsx'
import { useOrderPeptides } from '../../../features/catalogue/admin/catalogue-admin.api.ts'
import { CreatePeptideDialog } from '../../../features/catalogue/admin/create-peptide-dialog.tsx'
import { catalogueQuery } from '../../../features/catalogue/catalogue.api.ts'
import { CostBreakdown } from '../../../features/pricing/admin/costs/cost-breakdown.tsx'
import { productCostsQuery } from '../../../features/pricing/admin/costs/costs.api.ts'
import { ImportCosts } from '../../../features/pricing/admin/costs/import-costs.tsx'
import { peptideTitle } from '../../../lib/format/peptide-title.ts'
import { useAddressState } from '../../../lib/navigation/address-state.ts'
import { Button } from '../../../ui/button.tsx'
import { FilterKey } from '../../../ui/filter-key.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { DragArea, DraggedRow } from '../../../ui/table/dragging.tsx'
import { useAddressText, useTableAddress } from '../../../ui/table/use-table-address.ts'
import { useDialogAbout } from '../../../ui/use-dialog-about.ts'
import { costColumns } from './cost-columns.tsx'
import { type CostFilter, type CostRow, costRows, filters, found, orderOfAll } from './cost-rows.ts'
import { ActionButtons, ActionDialogs, ActionItems, type RowAction } from './row-actions.tsx'
import { useRevealed } from './use-revealed.ts'

const SORTED = 'Clear the sorting to reorder the shop'
const NARROWED = 'We move it in the full list, next to the peptide shown here'

const filterNames = Object.keys(filters) as CostFilter[]

/** Every peptide with its costs, and the filtered ones. */
function useRows() {
  const [peptides, costs] = [useQuery(catalogueQuery), useQuery(productCostsQuery)]
  const [text, setText] = useAddressText('q')
  const [asked, setFilter] = useAddressState('filter')
  const filter = filterNames.find((name) => name === asked)
  const rows = useMemo(
    () => peptides.data && costs.data && costRows(peptides.data, costs.data),
    [peptides.data, costs.data],
  )
  const seen = useMemo(() => rows && found(rows, text, filter), [rows, text, filter])
  const retry = () => void Promise.all([peptides.refetch(), costs.refetch()])
  return {
    ...{ rows, seen, text, setText, filter, setFilter, retry },
    error: peptides.error ?? costs.error,
    retrying: peptides.isRefetching || costs.isRefetching,
    isNarrowed: text.trim() !== '' || filter !== undefined,
  }
}

type Rows = ReturnType<typeof useRows>

function Filters(found: Rows) {
  const { rows = [], filter, setFilter } = found
  return filterNames.map((name) => (
    <FilterKey
      key={name}
      pressed={filter === name}
      onPress={(pressed) => setFilter(pressed ? name : undefined)}
      count={rows.filter(filters[name].fits).length}
    >
      {filters[name].label}
    </FilterKey>
  ))
}

/** How many are visible. */
function extentOf({ rows, seen = [], isNarrowed }: Rows) {
  if (!rows) return null
  return isNarrowed
    ? `Showing ${seen.length} of ${rows.length} peptides`
    : `${rows.length} peptides, in the shop’s order`
}

/** A row's details: cost breakdown and actions. */
function Detail({
  row,
  hasParts,
  hasActions,
  onAct,
}: {
  row: CostRow
  hasParts: boolean
  hasActions: boolean
  onAct: (act: RowAction) => void
}) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div className="min-w-0 flex-1 basis-96">
        {hasParts && row.costs && <CostBreakdown costs={row.costs} />}
      </div>
      {hasActions && <ActionButtons row={row} onAct={onAct} />}
    </div>
  )
}

/** Products > Peptides > Cost Management. */
export default function CostManagement() {
  const found = useRows()
  const { rows, seen, text, setText, filter, setFilter, isNarrowed } = found
  const { sort, onSort, open, onOpen } = useTableAddress()
  const { revealed, onReveal, shown, onShown } = useRevealed(open, onOpen)
  const [creating, setCreating] = useState(false)
  const about = useDialogAbout<RowAction>()
  const { show } = about
  const order = useOrderPeptides()
  const columns = useMemo(
    () =>
      costColumns({
        ...{ revealed, onReveal, onAddCosts: (row) => show({ act: 'costs', row }) },
        ...{ noDrag: sort ? SORTED : undefined, dragTip: isNarrowed ? NARROWED : undefined },
      }),
    [revealed, onReveal, show, sort, isNarrowed],
  )
  const create = (
    <Button size="sm" onClick={() => setCreating(true)}>
      <Plus aria-hidden="true" className="size-4" />
      Create New Peptide
    </Button>
  )
  const clear = (
    <Button variant="secondary" onClick={() => setFilter(undefined)}>
      Show all
    </Button>
  )
  const nothing = { title: 'No peptides available', icon: <FlaskConical />, action: create }
  const all = rows?.map(({ id }) => id) ?? []
  return (
    <>
      <DragArea
        ids={seen?.map(({ id }) => id) ?? []}
        nameOf={(id) => rows?.find((row) => row.id === id)?.peptide.name ?? ''}
        onOrder={(ids, moved) => order(orderOfAll(all, ids, moved), moved)}
      >
        <DataTable
          label="Peptides"
          name="product-costs"
          rows={seen}
          keyOf={({ id }) => String(id)}
          nameOf={({ peptide }) => peptideTitle(peptide)}
          columns={columns}
          error={found.error}
          failure="We couldn’t load the peptides"
          onRetry={found.retry}
          retrying={found.retrying}
          empty={filter ? { title: 'No peptides match this filter', action: clear } : nothing}
          search={{ label: 'Name or category', text, onText: setText }}
          noMatch={(search) => ({ title: `No peptides found matching "${search}"` })}
          filters={<Filters {...found} />}
          extent={extentOf(found)}
          actions={
            <>
              <ImportCosts />
              {create}
            </>
          }
          sort={sort}
          onSort={onSort}
          open={shown}
          onOpen={onShown}
          detail={(row) => (
            <Detail
              row={row}
              hasParts={revealed.has(row.id)}
              hasActions={open.includes(String(row.id))}
              onAct={show}
            />
          )}
          menu={(row) => <ActionItems row={row} onAct={show} />}
          selection={{
            actions: (marked, clear) => (
              <AvailabilityActions peptides={marked.map(({ peptide }) => peptide)} clear={clear} />
            ),
          }}
          shell={DraggedRow}
        />
      </DragArea>
      <CreatePeptideDialog open={creating} onOpenChange={setCreating} />
      <ActionDialogs about={about} rows={rows ?? []} />
    </>
  )
}
