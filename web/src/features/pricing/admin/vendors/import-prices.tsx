import { importVendorPrices } from '@pepwell/contract/shop/pricing-imports.calls'
import { vendorPriceColumns } from '@pepwell/domain/imports/import-columns'
import { useImport } from '../../../../lib/api/use-import.ts'
import { ImportButton } from '../../../../ui/import-button.tsx'

/** Imports vendor prices from a table. */
export const ImportPrices = () => (
  <ImportButton
    things="vendor prices"
    columns={vendorPriceColumns}
    note="We update prices that already exist. Blank cells change nothing."
    importing={useImport(importVendorPrices)}
  />
)
