import type { VendorPrice } from '@pepwell/contract/shop/pricing'
import { inDollars, toCents } from '@pepwell/domain/shop/money'
import { useQuery } from '@tanstack/react-query'
import { Check, Pencil, Plus, Store, Trash2 } from 'lucide-react'
import { useMedia } from '../../../../lib/rendering/use-media.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { DeleteDialog } from '../../../../ui/delete-dialog.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { MenuItem } from '../../../../ui/menu.tsx'
import { DataTable } from '../../../../ui/table/data-table.tsx'
import { HistoryItem } from '../../../../ui/table/history-item.tsx'
import type { Column } from '../../../../ui/table/table-types.ts'
import { toast } from '../../../../ui/toast-store.ts'
import { useDialogAbout } from '../../../../ui/use-dialog-about.ts'
import { vendorPricesQuery } from '../../pricing.api.ts'
import { useKnownVendors, useVendorAdd, useVendorEdit } from './use-vendor-rows.tsx'
import { useRemoveVendorPrice } from './vendor-prices.api.ts'
import { LABELS } from './vendor-values.ts'

const yesOrNo = (on: boolean) =>
  on ? (
    <Badge tone="accent">
      <Check className="size-3.5" aria-hidden="true" />
      Yes
    </Badge>
  ) : (
    <span className="text-soft">No</span>
  )

/** Columns of the vendor prices. */
const vendorColumns: Column<VendorPrice>[] = [
  {
    id: 'vendor',
    title: LABELS.vendorName,
    value: ({ vendorName }) => vendorName,
    cell: ({ vendorName }) => <span className="font-semibold wrap-anywhere">{vendorName}</span>,
    hideable: false,
    card: 'title',
  },
  {
    id: 'price',
    title: LABELS.price,
    value: ({ price }) => price,
    cell: ({ price }) => <span className="font-semibold">${inDollars(toCents(price))}</span>,
    align: 'end',
    width: '7rem',
    hideable: false,
  },
  {
    id: 'dosage',
    title: LABELS.dosage,
    value: ({ dosage }) => dosage,
    cell: ({ dosage }) => <span className="wrap-anywhere">{dosage}</span>,
    width: '6.5rem',
    hideable: false,
  },
  {
    id: 'usLabTested',
    title: LABELS.usLabTested,
    value: ({ usLabTested }) => usLabTested,
    cell: ({ usLabTested }) => yesOrNo(usLabTested),
    width: '8rem',
  },
  {
    id: 'batchTracked',
    title: LABELS.batchTracked,
    value: ({ batchTracked }) => batchTracked,
    cell: ({ batchTracked }) => yesOrNo(batchTracked),
    width: '8.5rem',
  },
  {
    id: 'notes',
    title: LABELS.notes,
    value: ({ notes }) => notes,
    cell: ({ notes }) => <span className="whitespace-pre-line wrap-anywhere text-soft">{notes ?? '—'}</span>,
    sortable: false,
  },
]

function useDelete() {
  const { subject, open, show, onOpenChange } = useDialogAbout<VendorPrice>()
  const deletion = useRemoveVendorPrice({
    onSuccess: () => {
      onOpenChange(false)
      toast({ title: 'Vendor price deleted successfully' })
    },
  })
  const question = subject && (
    <DeleteDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Delete the price of ${subject.vendorName}?`}
      deletion={deletion}
      failure="We couldn’t delete the price"
      onDelete={() => deletion.mutate({ params: { id: subject.id } })}
    >
      Members won’t see it anymore. Its past prices stay in the history.
    </DeleteDialog>
  )
  return { ask: show, question }
}

/** A peptide's vendor prices, edited inline. */
export function VendorTable({ peptide }: { peptide: { id: number; mg: number | null } }) {
  const { data, error, refetch, isFetching } = useQuery(vendorPricesQuery(peptide.id))
  const known = useKnownVendors()
  const editing = useVendorEdit(peptide.id, known)
  const onPhone = useMedia('(max-width: 767.98px)')
  const adding = useVendorAdd(peptide, known, !onPhone)
  const { ask: remove, question } = useDelete()
  const addButton = onPhone && (
    <Button size="sm" onClick={adding.begin} disabled={adding.row !== undefined}>
      <Plus className="size-4.5" aria-hidden="true" />
      Add Vendor Price
    </Button>
  )
  return (
    <>
      <DataTable
        within="dialog"
        label="Vendor prices"
        name="vendor-prices"
        rows={data}
        keyOf={({ id }) => String(id)}
        nameOf={({ vendorName }) => vendorName}
        columns={vendorColumns}
        error={error}
        failure="We couldn’t load the prices"
        onRetry={() => void refetch()}
        retrying={isFetching}
        empty={{ title: 'No vendor prices yet', icon: <Store />, action: addButton }}
        actions={addButton}
        edit={editing.edit}
        adding={editing.isEditing ? undefined : adding.row}
        quick={(row) => (
          <>
            <IconButton
              aria-label={`Edit ${row.vendorName}`}
              className="md:size-8"
              disabled={editing.isEditing}
              onClick={() => editing.begin(row)}
            >
              <Pencil className="size-4.5" aria-hidden="true" />
            </IconButton>
            <IconButton
              aria-label={`Delete ${row.vendorName}`}
              className="md:size-8"
              disabled={editing.isEditing}
              onClick={() => remove(row)}
            >
              <Trash2 className="size-4.5" aria-hidden="true" />
            </IconButton>
          </>
        )}
        menu={(row) => (
          <>
            <MenuItem disabled={editing.isEditing} onSelect={() => editing.begin(row)}>
              <Pencil aria-hidden="true" />
              Edit
            </MenuItem>
            <HistoryItem about={{ kind: 'vendor-price', id: row.id }} />
            <MenuItem destructive disabled={editing.isEditing} onSelect={() => remove(row)}>
              <Trash2 aria-hidden="true" />
              Delete
            </MenuItem>
          </>
        )}
      />
      {editing.conflict}
      {question}
    </>
  )
}
