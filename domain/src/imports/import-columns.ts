import { costFields } from '../shop/margins.ts'
import { folded } from '../text/folded.ts'
import type { ImportColumn } from './csv-import.ts'

const product = (label: string): ImportColumn => ({ name: 'product', label, isRequired: true })

/** Columns of inventory batches; the first names the peptide or vitamin. */
export const batchColumns = (of: 'peptides' | 'vitamins'): readonly ImportColumn[] => [
  product(of === 'peptides' ? 'Peptide' : 'Vitamin'),
  { name: 'batchNumber', label: 'Batch', isRequired: true },
  { name: 'quantity', label: 'Available', kind: 'whole', isRequired: true },
  { name: 'expiryDate', label: 'Expiry', kind: 'day' },
  { name: 'supplier', label: 'Supplier' },
  { name: 'receivedDate', label: 'Received', kind: 'day' },
  { name: 'costPerUnit', label: 'Cost/unit', kind: 'money' },
  { name: 'notes', label: 'Notes' },
  { name: 'reason', label: 'Reason' },
]

/** Columns of vendor prices. */
export const vendorPriceColumns: readonly ImportColumn[] = [
  product('Peptide'),
  { name: 'vendorName', label: 'Vendor', isRequired: true },
  { name: 'price', label: 'Price', kind: 'money', isRequired: true },
  { name: 'dosage', label: 'Dosage' },
  { name: 'usLabTested', label: 'US Lab Tested', kind: 'flag' },
  { name: 'batchTracked', label: 'Batch Tracked', kind: 'flag' },
  { name: 'notes', label: 'Notes' },
]

/** Columns of product costs. */
export const costColumns = (of: 'peptides' | 'vitamins'): readonly ImportColumn[] => [
  product(of === 'peptides' ? 'Product' : 'Vitamin'),
  ...costFields.map(({ name, label }) => ({ name, label, kind: 'money' as const })),
  { name: 'retailPrice', label: 'Retail Price', kind: 'money', isRequired: true },
]

/**
 * The normalized names by which a cell may identify a product: as written, and without the strength that lists append
 * ('Ipamorelin - 10MG').
 */
export const productNamesOf = (cell: string): readonly string[] => {
  const name = folded(cell.trim())
  const bare = name.replace(/ - \d+(\.\d+)?mg$/, '')
  return bare === name ? [name] : [name, bare]
}

/**
 * Finds the product that a cell names, ignoring case and punctuation. If several names differ only in those, only an
 * exact match counts.
 */
export function productNamed<Product extends { name: string }>(
  products: readonly Product[],
): (cell: string) => Product | undefined {
  const byName = Map.groupBy(products, ({ name }) => folded(name))
  return (cell) => {
    const alike = productNamesOf(cell)
      .map((name) => byName.get(name))
      .find(Boolean)
    const typed = cell.trim().toLowerCase()
    return alike?.length === 1 ? alike[0] : alike?.find(({ name }) => name.toLowerCase() === typed)
  }
}
