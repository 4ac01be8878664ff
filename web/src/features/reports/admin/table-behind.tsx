import { cx } from '../../../lib/classes.ts'
import { cellText, type ReportTable } from './report-table.ts'

/** The data behind a chart as rows. */
export function TableBehind({ title, table }: { title: string; table: ReportTable }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long table is scrolled with the keyboard
    <section aria-label={`${title} as a table`} tabIndex={0} className="relative max-h-72 overflow-auto">
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr className="sticky top-0 bg-sunken text-soft">
            {table.header.map((name, column) => (
              <th key={name} scope="col" className={cx('px-3 py-2', column > 0 ? 'text-right' : 'text-left')}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(([name, ...figures]) => (
            <tr key={String(name)} className="border-t border-line">
              <th scope="row" className="px-3 py-2 text-left font-semibold">
                {name}
              </th>
              {figures.map((figure, column) => (
                <td key={table.header[column + 1]} className="px-3 py-2 text-right tabular-nums">
                  {cellText(figure)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
