import type { ReactNode } from 'react'
import { cx } from '../lib/classes.ts'

interface RowsTableProps {
  /** accessible name */
  label: string
  header: readonly string[]
  rows: readonly { name: string; cells: readonly ReactNode[] }[]
  className?: string
}

/** A simple table: names, then numbers. */
export const RowsTable = ({ label, header, rows, className = 'max-h-96' }: RowsTableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled with the keyboard
  <section aria-label={label} tabIndex={0} className={cx('relative -mx-4 overflow-auto sm:-mx-5', className)}>
    <table className="w-full border-collapse text-sm whitespace-nowrap">
      <thead>
        <tr className="sticky top-0 z-10 bg-sunken text-soft [&>th]:px-3 [&>th]:py-2 [&>th]:text-right [&>th:first-child]:pl-5 [&>th:first-child]:text-left [&>th:last-child]:pr-5">
          {header.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells }) => (
          <tr
            key={name}
            className="h-12 border-t border-line text-right tabular-nums [&>td]:px-3 [&>td:last-child]:pr-5"
          >
            <th scope="row" className="py-2 pr-3 pl-5 text-left font-semibold whitespace-normal">
              {name}
            </th>
            {cells.map((cell, column) => (
              <td key={header[column + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
