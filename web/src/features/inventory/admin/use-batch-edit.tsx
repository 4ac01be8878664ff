import { BatchUpdate, VitaminBatchUpdate } from '@pepwell/contract/shop/inventory'
import { fixedText } from '../../../lib/api/refusal-text.ts'
import { CellInput } from '../../../ui/table/cell-input.tsx'
import { useRowEdit } from '../../../ui/table/use-row-edit.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useNewestBatch, useUpdateBatch, useUpdateVitaminBatch } from './inventory.api.ts'
import { StockBadge } from './stock-badge.tsx'
import { stockWords } from './stock-kinds.ts'
import type { StockKind, StockRow } from './stock-row.ts'

/** The form values of a batch; a changed quantity needs a reason. */
type TypedBatch = Record<
  | 'batchNumber'
  | 'available'
  | 'expiryDate'
  | 'supplier'
  | 'costPerUnit'
  | 'notes'
  | 'recallReason'
  | 'reason',
  string
>

const typedOf = (row: StockRow): TypedBatch => ({
  batchNumber: row.batchNumber,
  available: String(row.available),
  expiryDate: row.expiryDate ?? '',
  supplier: row.supplier ?? '',
  costPerUnit: row.costPerUnit?.toFixed(2) ?? '',
  notes: row.notes ?? '',
  recallReason: row.recallReason ?? '',
  reason: '',
})

const LABELS = {
  batchNumber: 'Batch',
  available: 'Available',
  expiryDate: 'Expiry',
  supplier: 'Supplier',
  costPerUnit: 'Cost/unit',
  notes: 'Notes',
  recallReason: 'Recall reason',
}

const bodyOf = (kind: StockKind, { available, reason, ...typed }: TypedBatch) => ({
  ...typed,
  ...(reason && { reason }),
  ...(kind === 'peptides' ? { quantityAvailable: available } : { quantity: available }),
})

/** '+5' or '−2'; empty if unchanged or not a number. */
function difference(typed: string, was: number): string {
  const units = /^\d+$/.test(typed.trim()) ? Number(typed) - was : 0
  if (units === 0) return ''
  return units > 0 ? `+${units}` : `−${-units}`
}

function cellsOf(row: StockRow, values: TypedBatch, set: (name: keyof TypedBatch, value: string) => void) {
  const moved = difference(values.available, row.available)
  const field = (name: keyof typeof LABELS) => ({
    label: LABELS[name],
    value: values[name],
    onType: (text: string) => set(name, text),
  })
  return {
    batch: <CellInput {...field('batchNumber')} />,
    available: (
      <>
        <CellInput {...field('available')} isNumber />
        <output className="block min-h-4 text-xs font-semibold text-soft">{moved}</output>
      </>
    ),
    stock: <StockBadge units={Number(values.available) || 0} recallReason={values.recallReason.trim()} />,
    expiry: <CellInput {...field('expiryDate')} type="date" />,
    supplier: <CellInput {...field('supplier')} />,
    cost: <CellInput {...field('costPerUnit')} isMoney />,
    notes: <CellInput {...field('notes')} />,
    recall: <CellInput {...field('recallReason')} placeholder="Why shouldn’t members use it?" />,
  }
}

/** Inline editing of a batch; a changed quantity asks for the reason. */
export function useBatchEdit(kind: StockKind) {
  const words = stockWords[kind]
  const updateBatch = useUpdateBatch()
  const updateVitamin = useUpdateVitaminBatch()
  const reload = useNewestBatch(kind)
  const schema = kind === 'peptides' ? BatchUpdate : VitaminBatchUpdate
  const editing = useRowEdit<StockRow, TypedBatch>({
    keyOf: ({ id }) => String(id),
    typedOf,
    versionOf: ({ version }) => version,
    labels: LABELS,
    about: ({ id }) => ({ kind: words.auditKind, id }),
    what: ({ batchNumber }) => `batch ${batchNumber}`,
    check: (_row, values) => schema.safeParse(bodyOf(kind, values)).error?.issues[0]?.message,
    async save({ id }, values, version) {
      const input = { params: { id }, body: { ...bodyOf(kind, values), version } }
      await (kind === 'peptides' ? updateBatch : updateVitamin).mutateAsync(input)
      toast(words.updated)
    },
    reload,
    failed: words.failedToUpdate,
    onFailed: (error) => {
      const description = fixedText(error, words.failedToUpdate)
      toast({ title: 'Error', description, variant: 'destructive' })
    },
  })
  const edit = (row: StockRow) =>
    editing.edit(row, {
      cells: (values, set) => cellsOf(row, values, set),
      before: (values, set) =>
        difference(values.available, row.available) !== '' && (
          <CellInput
            label="Reason"
            placeholder={`Reason for ${difference(values.available, row.available)}`}
            value={values.reason}
            onType={(text) => set('reason', text)}
            className="max-w-80 max-md:max-w-full"
          />
        ),
    })
  return { ...editing, edit }
}
