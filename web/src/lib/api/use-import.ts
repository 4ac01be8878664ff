import type { CallReply } from '@pepwell/contract/declared'
import type * as inventory from '@pepwell/contract/shop/inventory'
import type * as calls from '@pepwell/contract/shop/inventory.calls'
import type * as pricing from '@pepwell/contract/shop/pricing-imports.calls'
import type { Reading } from '@pepwell/domain/imports/cell-values'
import { newClientId } from './client-id.ts'
import { useIdempotentMutation } from './use-idempotent-mutation.ts'

/** The reply of every call that imports a table: its outcome by row. */
export type Imported = CallReply<typeof inventory.importBatches>

export type { Reading } from '@pepwell/domain/imports/cell-values'
export type { ImportColumn } from '@pepwell/domain/imports/csv-import'

/** A table and the formats of its ambiguous columns. */
export interface AnsweredTable {
  csv: string
  answers: Record<string, Reading>
}

/** The calls that import a table. */
type ImportCall =
  | typeof calls.importBatches
  | typeof calls.importVitaminBatches
  | typeof pricing.importVendorPrices
  | typeof pricing.importProductCosts
  | typeof pricing.importVitaminCosts

/** Imports a table: previews the result, then stores it idempotently. */
export function useImport(call: ImportCall) {
  const { mutate, store, reset, isPending, error, variables } = useIdempotentMutation(
    call as typeof calls.importBatches,
  )
  return {
    // A preview stores nothing, so it isn't an attempt and the next tap isn't a repeat.
    look: ({ csv, answers }: AnsweredTable, onLooked: (found: Imported) => void) =>
      mutate({ body: { csv, answers, confirm: false, clientId: newClientId() } }, { onSuccess: onLooked }),
    store: ({ csv, answers }: AnsweredTable, onStored: (found: Imported) => void) =>
      store({ csv, answers, confirm: true }, { onSuccess: (found) => found && onStored(found) }),
    reset,
    isLooking: isPending && variables?.body.confirm === false,
    isStoring: isPending && variables?.body.confirm === true,
    error,
  }
}

export type Importing = ReturnType<typeof useImport>
