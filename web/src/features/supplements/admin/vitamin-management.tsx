import { importVitaminCosts } from '@pepwell/contract/pricing-imports.calls'
import { costColumns } from '@pepwell/domain/import-columns'
import { useQuery } from '@tanstack/react-query'
import { BookOpenText, Pencil, Plus, Tablets } from 'lucide-react'
import { useState } from 'react'
import { useImport } from '../../../lib/use-import.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { ImportButton } from '../../../ui/import-button.tsx'
import { MenuItem } from '../../../ui/menu.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { HistoryItem } from '../../../ui/table/history-item.tsx'
import { useAddressText, useTableAddress } from '../../../ui/table/use-table-address.ts'
import { AddCostDialog } from './add-cost-dialog.tsx'
import { useCostEdit } from './use-cost-edit.tsx'
import { vitaminColumns } from './vitamin-columns.tsx'
import { vitaminCostsQuery } from './vitamin-costs.api.ts'
import { VitaminDetails } from './vitamin-details.tsx'

/** What vitamins cost, whether the shop shows them, and what is said of them. */
export function VitaminManagement() {
  const { data, error, refetch, isFetching } = useQuery(vitaminCostsQuery)
  const [adding, setAdding] = useState(false)
  const [text, onText] = useAddressText('q')
  const address = useTableAddress()
  const editing = useCostEdit()
  const importing = useImport(importVitaminCosts)
  const addButton = (
    <Button size="sm" onClick={() => setAdding(true)}>
      <Plus className="size-4" aria-hidden="true" />
      Add Vitamin Cost
    </Button>
  )
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-xl font-bold tracking-tight">Vitamin Management</h2>
        <ImportButton
          things="vitamin costs"
          columns={costColumns('vitamins')}
          note="Costs that are there already are changed; what is left empty stays."
          importing={importing}
        />
      </div>
      <DataTable
        {...address}
        label="Vitamin costs"
        name="vitamin-costs"
        rows={data}
        keyOf={({ id }) => String(id)}
        nameOf={({ supplement }) => supplement.name}
        columns={vitaminColumns}
        error={error}
        failure="The vitamin costs could not be loaded"
        onRetry={() => void refetch()}
        retrying={isFetching}
        empty={{
          title: 'No vitamin costs found. Add your first vitamin cost to get started.',
          icon: <Tablets />,
          action: addButton,
        }}
        search={{
          label: 'Vitamin or category',
          text,
          onText,
          within: ({ supplement }) => [supplement.name, supplement.category],
        }}
        noMatch={(sought) => ({ title: `No vitamins found matching "${sought}"` })}
        actions={addButton}
        detail={({ supplement }) => <VitaminDetails supplement={supplement} />}
        edit={editing.edit}
        quick={(cost) => (
          <IconButton
            aria-label={`Edit costs of ${cost.supplement.name}`}
            className="md:size-8"
            disabled={editing.isEditing}
            onClick={() => editing.begin(cost)}
          >
            <Pencil className="size-4.5" aria-hidden="true" />
          </IconButton>
        )}
        menu={(cost) => (
          <>
            <MenuItem disabled={editing.isEditing} onSelect={() => editing.begin(cost)}>
              <Pencil aria-hidden="true" />
              Edit costs
            </MenuItem>
            <MenuItem onSelect={() => address.onOpen([String(cost.id)])}>
              <BookOpenText aria-hidden="true" />
              Details
            </MenuItem>
            <HistoryItem about={{ kind: 'cost', id: cost.id }} />
          </>
        )}
      />
      {editing.conflict}
      <AddCostDialog open={adding} onOpenChange={setAdding} />
    </>
  )
}
