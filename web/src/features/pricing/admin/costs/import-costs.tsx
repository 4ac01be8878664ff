import { importProductCosts } from '@pepwell/contract/shop/pricing-imports.calls'
import { costColumns } from '@pepwell/domain/imports/import-columns'
import { useImport } from '../../../../lib/api/use-import.ts'
import { ImportButton } from '../../../../ui/import-button.tsx'

/** Imports peptide costs from a table. */
export const ImportCosts = () => (
  <ImportButton
    things="costs"
    columns={costColumns('peptides')}
    note="We update costs that already exist. Blank cells change nothing."
    importing={useImport(importProductCosts)}
  />
)
