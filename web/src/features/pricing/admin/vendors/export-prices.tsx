import type { CallReply } from '@pepwell/contract/declared'
import type { listAllVendorPrices } from '@pepwell/contract/shop/pricing-admin'
import { vendorPriceColumns } from '@pepwell/domain/imports/import-columns'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { saveCsv } from '../../../../lib/browser/save-csv.ts'
import { Button } from '../../../../ui/button.tsx'
import { allVendorPricesQuery } from './vendor-prices.api.ts'

type Price = CallReply<typeof listAllVendorPrices>[number]

const yesOrNo = (on: boolean) => (on ? 'yes' : 'no')

/** The columns match the import. */
const cellsOf = ({ vendorName, price, dosage, usLabTested, batchTracked, notes }: Price) => [
  ...[vendorName, price, dosage],
  ...[yesOrNo(usLabTested), yesOrNo(batchTracked), notes],
]

/** Exports all vendor prices. */
export function ExportPrices({ peptides }: { peptides: readonly { id: number; name: string }[] }) {
  const prices = useQuery(allVendorPricesQuery).data
  const save = () => {
    const names = new Map(peptides.map(({ id, name }) => [id, name]))
    saveCsv(
      'vendor-prices.csv',
      vendorPriceColumns.map(({ label }) => label),
      (prices ?? []).map((price) => [names.get(price.peptideId), ...cellsOf(price)]),
    )
  }
  return (
    <Button variant="secondary" size="sm" disabled={!prices || peptides.length === 0} onClick={save}>
      <Download className="size-4" aria-hidden="true" />
      CSV
    </Button>
  )
}
