import { screen } from '@testing-library/react'
import { vi } from 'vitest'
import { DataTable } from '../ui/table/data-table.tsx'
import type { Column, DataTableProps } from '../ui/table/table-types.ts'
import { renderPage } from './render.tsx'

export interface Vial {
  id: number
  name: string
  price: number | null
  note?: string
}

export const vials: Vial[] = [
  { id: 1, name: 'BPC-157', price: 54.99 },
  { id: 2, name: 'Tirzepatide', price: 64.5, note: '=1+1' },
  { id: 3, name: 'DSIP', price: null },
  { id: 4, name: 'bremelanotide', price: 9 },
]

const columns: Column<Vial>[] = [
  { id: 'name', title: 'Product', cell: ({ name }) => name, value: ({ name }) => name, hideable: false },
  {
    id: 'price',
    title: 'Price',
    cell: ({ price }) => (price === null ? '—' : `$${price}`),
    value: ({ price }) => price,
    descendingFirst: true,
    align: 'end',
  },
  { id: 'note', title: 'Note', cell: ({ note }) => note, value: ({ note }) => note, sortable: false },
]

export const plain: DataTableProps<Vial> = {
  label: 'Vials',
  name: 'vials',
  rows: vials,
  columns,
  keyOf: ({ id }) => String(id),
  nameOf: ({ name }) => name,
  failure: 'We couldn’t load the vials',
  empty: { title: 'No vials', action: <button type="button">Add one</button> },
}

export const show = (props: Partial<DataTableProps<Vial>> = {}) =>
  renderPage(<DataTable {...plain} {...props} />)
export const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('td:not(:has(input, button))')?.textContent)
export const row = (name: RegExp) => screen.getByRole('row', { name })

/** A person on a phone. */
export const onPhone = () =>
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      Object.assign(new EventTarget(), {
        media,
        matches: media.includes('max-width'),
        onchange: null,
      }) as unknown as MediaQueryList,
  )
