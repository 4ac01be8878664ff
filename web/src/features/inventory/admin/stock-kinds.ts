import type { StockKind } from './stock-row.ts'

interface Texts {
  /** caption for screen readers and file name of the table */
  label: string
  name: string
  /** the object kind in the audit log */
  auditKind: string
  /** the first column's header */
  product: string
  search: string
  /** the button and its dialog's title */
  add: string
  addTitle: string
  empty: { title: string; text?: string }
  noMatch: { title: string; text?: string }
  added: { title: string; description?: string }
  updated: { title: string; description?: string }
  failedToAdd: string
  failedToUpdate: string
}

/** Texts by kind of stock. */
export const stockWords: Record<StockKind, Texts> = {
  peptides: {
    label: 'Peptide inventory',
    name: 'peptide-inventory',
    auditKind: 'batch',
    product: 'Peptide',
    search: 'Peptide, batch or supplier',
    add: 'Add Batch',
    addTitle: 'Add Batch',
    empty: { title: 'No inventory batches yet', text: 'Add your first batch, or import a CSV file.' },
    noMatch: { title: 'No batches found', text: 'Try adjusting your search terms' },
    added: { title: 'Success', description: 'Inventory batch added successfully' },
    updated: { title: 'Success', description: 'Inventory updated successfully' },
    failedToAdd: 'Failed to add inventory batch',
    failedToUpdate: 'Failed to update inventory',
  },
  vitamins: {
    label: 'Vitamin inventory',
    name: 'vitamin-inventory',
    auditKind: 'vitamin-batch',
    product: 'Vitamin',
    search: 'Vitamin name, batch or supplier',
    add: 'Add Inventory',
    addTitle: 'Add Inventory',
    empty: { title: 'No vitamin inventory found' },
    noMatch: { title: 'No vitamin inventory found', text: 'Try adjusting your search terms' },
    added: { title: 'Vitamin inventory item created successfully' },
    updated: { title: 'Vitamin inventory updated successfully' },
    failedToAdd: 'Failed to create vitamin inventory item',
    failedToUpdate: 'Failed to update vitamin inventory',
  },
}
