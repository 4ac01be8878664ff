import type { VendorPrice } from '@pepwell/contract/shop/pricing'
import { inDollars, toCents } from '@pepwell/domain/shop/money'
import { Check } from 'lucide-react'
import { Badge } from '../../../../ui/badge.tsx'
import type { Column } from '../../../../ui/table/table-types.ts'
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
export const vendorColumns: Column<VendorPrice>[] = [
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
