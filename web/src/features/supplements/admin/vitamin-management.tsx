import { importVitaminCosts } from '@pepwell/contract/shop/pricing-imports.calls'
import { costColumns } from '@pepwell/domain/imports/import-columns'
import { BookOpenText, Calculator, Pencil, Plus, ShoppingBag, Tablets, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useImport } from '../../../lib/api/use-import.ts'
import { Button } from '../../../ui/button.tsx'
import { FilterKey } from '../../../ui/filter-key.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { ImportButton } from '../../../ui/import-button.tsx'
import { MenuItem, MenuSeparator } from '../../../ui/menu.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { HistoryItem } from '../../../ui/table/history-item.tsx'
import { useAddressText, useTableAddress } from '../../../ui/table/use-table-address.ts'
import { useDialogAbout } from '../../../ui/use-dialog-about.ts'
import { AddCostDialog } from './add-cost-dialog.tsx'
import { AddVitaminDialog } from './add-vitamin-dialog.tsx'
import { useCostEdit } from './use-cost-edit.tsx'
import { type ShopDialog, type VitaminAction, VitaminDialogs } from './vitamin-actions.tsx'
import { vitaminColumns } from './vitamin-columns.tsx'
import type { VitaminRow } from './vitamin-costs.api.ts'
import { VitaminDetails } from './vitamin-details.tsx'
import { useVitaminRows } from './vitamin-rows.ts'

type CostEditing = ReturnType<typeof useCostEdit>

interface ActionsProps {
  row: VitaminRow
  editing: CostEditing
  onAct: (act: VitaminAction) => void
}

/** Next to a row: costs and shop data. */
const QuickActions = ({ row, editing, onAct }: ActionsProps) => (
  <>
    <IconButton
      aria-label={`${row.cost ? 'Edit' : 'Add'} costs of ${row.supplement.name}`}
      className="md:size-8"
      disabled={editing.isEditing}
      onClick={() => (row.cost ? editing.begin(row.cost) : onAct({ act: 'costs', row }))}
    >
      {row.cost ? (
        <Pencil className="size-4.5" aria-hidden="true" />
      ) : (
        <Calculator className="size-4.5" aria-hidden="true" />
      )}
    </IconButton>
    <IconButton
      aria-label={`Shop data of ${row.supplement.name}`}
      className="md:size-8"
      onClick={() => onAct({ act: 'shop', row })}
    >
      <ShoppingBag className="size-4.5" aria-hidden="true" />
    </IconButton>
  </>
)

const MenuActions = ({ row, editing, onAct, onDetails }: ActionsProps & { onDetails: () => void }) => (
  <>
    <MenuItem
      disabled={editing.isEditing}
      onSelect={() => (row.cost ? editing.begin(row.cost) : onAct({ act: 'costs', row }))}
    >
      <Pencil aria-hidden="true" />
      {row.cost ? 'Edit costs' : 'Add costs'}
    </MenuItem>
    <MenuItem onSelect={() => onAct({ act: 'shop', row })}>
      <ShoppingBag aria-hidden="true" />
      Shop
    </MenuItem>
    <MenuItem onSelect={onDetails}>
      <BookOpenText aria-hidden="true" />
      Details
    </MenuItem>
    <MenuItem destructive onSelect={() => onAct({ act: 'delete', row })}>
      <Trash2 aria-hidden="true" />
      Delete
    </MenuItem>
    <MenuSeparator />
    <HistoryItem
      about={row.cost ? { kind: 'cost', id: row.cost.id } : { kind: 'supplement', id: row.supplement.id }}
    />
  </>
)

const ImportCosts = () => (
  <ImportButton
    things="vitamin costs"
    columns={costColumns('vitamins')}
    note="We update costs that already exist. Blank cells change nothing."
    importing={useImport(importVitaminCosts)}
  />
)

/** Vitamin costs, shop status and catalog data. */
export function VitaminManagement({ ShopData }: { ShopData: ShopDialog }) {
  const found = useVitaminRows()
  const { rows = [], isWithout } = found
  const [adding, setAdding] = useState<'cost' | 'vitamin'>()
  const [text, onText] = useAddressText('q')
  const address = useTableAddress()
  const editing = useCostEdit()
  const about = useDialogAbout<VitaminAction>()
  const addCost = (
    <Button size="sm" onClick={() => setAdding('cost')}>
      <Plus className="size-4" aria-hidden="true" />
      Add Vitamin Cost
    </Button>
  )
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-xl font-bold tracking-tight">Vitamin Management</h2>
        <div className="flex flex-wrap gap-2">
          <ImportCosts />
          <Button size="sm" variant="secondary" onClick={() => setAdding('vitamin')}>
            <Plus className="size-4" aria-hidden="true" />
            Add Vitamin
          </Button>
        </div>
      </div>
      <DataTable
        {...address}
        label="Vitamin costs"
        name="vitamin-costs"
        rows={found.seen}
        keyOf={({ supplement }) => String(supplement.id)}
        nameOf={({ supplement }) => supplement.name}
        columns={vitaminColumns}
        error={found.error}
        failure="We couldn’t load the vitamin costs"
        onRetry={found.retry}
        retrying={found.retrying}
        empty={
          isWithout
            ? { title: 'Every vitamin has costs', icon: <Tablets /> }
            : {
                title: 'No vitamin costs found. Add your first vitamin cost to get started.',
                icon: <Tablets />,
                action: addCost,
              }
        }
        search={{
          label: 'Vitamin or category',
          text,
          onText,
          within: ({ supplement }) => [supplement.name, supplement.category],
        }}
        noMatch={(search) => ({ title: `No vitamins found matching "${search}"` })}
        filters={
          <FilterKey
            pressed={isWithout}
            onPress={found.showWithout}
            count={rows.filter(({ cost }) => !cost).length}
          >
            Without costs
          </FilterKey>
        }
        actions={addCost}
        detail={({ supplement }) => <VitaminDetails supplement={supplement} />}
        edit={({ cost }) => cost && editing.edit(cost)}
        quick={(row) => <QuickActions row={row} editing={editing} onAct={about.show} />}
        menu={(row) => (
          <MenuActions
            row={row}
            editing={editing}
            onAct={about.show}
            onDetails={() => address.onOpen([String(row.supplement.id)])}
          />
        )}
      />
      {editing.conflict}
      <AddCostDialog open={adding === 'cost'} onOpenChange={() => setAdding(undefined)} />
      <AddVitaminDialog
        open={adding === 'vitamin'}
        onOpenChange={() => setAdding(undefined)}
        onAdded={(name) => {
          found.showWithout(true)
          onText(name)
        }}
      />
      <VitaminDialogs about={about} rows={rows} ShopData={ShopData} />
    </>
  )
}
