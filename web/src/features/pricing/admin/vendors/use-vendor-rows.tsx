import type { VendorPrice } from '@pepwell/contract/shop/pricing'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { refusalText } from '../../../../lib/api/refusal-text.ts'
import { Button } from '../../../../ui/button.tsx'
import type { RowEdit } from '../../../../ui/table/table-types.ts'
import { useRowEdit } from '../../../../ui/table/use-row-edit.tsx'
import { toast } from '../../../../ui/toast-store.ts'
import { vendorNamesQuery } from '../../vendor-names.ts'
import { vendorCells } from './vendor-cells.tsx'
import {
  allVendorPricesQuery,
  useAddVendorPrice,
  useFreshVendorPrice,
  useUpdateVendorPrice,
} from './vendor-prices.api.ts'
import { bodyOf, emptyPrice, LABELS, type TypedPrice, typedOf } from './vendor-values.ts'

const MISSING = 'Vendor name and price are required'

const failed = (description: string) => toast({ title: 'Error', description, variant: 'destructive' })

/** Validates before sending. */
function missing({ vendorName, price }: TypedPrice): string | undefined {
  const isThere = vendorName.trim() !== '' && price.trim() !== ''
  if (isThere) return undefined
  failed(MISSING)
  return MISSING
}

/** Vendor names, with defaults for their next price. */
export function useKnownVendors() {
  const known = useQuery(allVendorPricesQuery).data ?? []
  const names = useQuery(vendorNamesQuery).data ?? []
  return { known, names }
}

type Known = ReturnType<typeof useKnownVendors>

/** Edits a price inline. */
export function useVendorEdit(peptideId: number, known: Known) {
  const update = useUpdateVendorPrice()
  const fresh = useFreshVendorPrice(peptideId)
  const editing = useRowEdit<VendorPrice, TypedPrice>({
    keyOf: ({ id }) => String(id),
    typedOf,
    versionOf: ({ version }) => version,
    labels: LABELS,
    about: ({ id }) => ({ kind: 'vendor-price', id }),
    what: ({ vendorName }) => `the price of ${vendorName}`,
    check: (_row, values) => missing(values),
    async save({ id }, values, version) {
      await update.mutateAsync({ params: { id }, body: { ...bodyOf(values), peptideId, version } })
      toast({ title: 'Vendor price updated successfully' })
    },
    reload: ({ id }) => fresh(id),
    failed: 'We couldn’t save the price',
    onFailed: () => {},
  })
  const edit = (row: VendorPrice) =>
    editing.edit(row, { cells: (values, set) => vendorCells(values, set, known) })
  return { ...editing, edit }
}

/**
 * Adds a price in a new row at the bottom. Keeps the input on failure. @param isPinned whether the row is
 * always visible
 */
export function useVendorAdd(peptide: { id: number; mg: number | null }, known: Known, isPinned: boolean) {
  const [typed, setTyped] = useState<TypedPrice>()
  const [problem, setProblem] = useState<string>()
  const nothing = emptyPrice(peptide.mg)
  const adding = useAddVendorPrice({
    onSuccess: () => {
      toast({ title: 'Vendor price added successfully' })
      setTyped(undefined)
    },
    onError: (error) => {
      const sentence = refusalText(error, 'We couldn’t save the price')
      setProblem(sentence)
      failed(sentence)
    },
  })
  const begin = () => {
    setProblem(undefined)
    setTyped(nothing)
  }
  const end = () => {
    adding.reset()
    setProblem(undefined)
    setTyped(undefined)
  }
  const values = typed ?? (isPinned ? nothing : undefined)
  const send = () => {
    if (!values) return
    const missingFields = missing(values)
    setProblem(missingFields)
    if (!missingFields) adding.store({ ...bodyOf(values), peptideId: peptide.id })
  }
  const row: RowEdit | undefined = values && {
    cells: vendorCells(
      values,
      (name, value) => setTyped((now) => ({ ...(now ?? nothing), [name]: value })),
      known,
    ),
    problem,
    isIdle: typed === undefined,
    onSave: send,
    onCancel: end,
    actions: (
      <>
        {typed && (
          <Button variant="secondary" size="sm" onClick={end}>
            Cancel
          </Button>
        )}
        <Button size="sm" pending={adding.isPending} pendingLabel="Adding..." onClick={send}>
          <Plus className="size-4" aria-hidden="true" />
          Add
        </Button>
      </>
    ),
  }
  return { row, begin }
}
