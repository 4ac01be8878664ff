import { cx } from '../../lib/classes.ts'

export interface BarRow {
  key: string
  name: string
  /** muted text next to the name */
  note?: string
  /** fill of the bar, 0 to 1; null renders no bar */
  share: number | null
  /** the bar's value as text */
  shown: string
  /** use the caution color because more isn't better */
  isCaution?: boolean
}

interface BarTableProps {
  /** a caption for screen readers */
  caption: string
  columns: [name: string, figure: string]
  rows: readonly BarRow[]
}

const Bar = ({ share, isCaution }: Pick<BarRow, 'share' | 'isCaution'>) => (
  <span aria-hidden="true" className="block h-2.5 flex-1 overflow-hidden rounded-full bg-line">
    {share !== null && (
      <span
        className={cx('block h-full rounded-full', isCaution ? 'bg-warn-ink' : 'bg-accent')}
        style={{ width: `${100 * Math.min(1, Math.max(0, share))}%` }}
      />
    )}
  </span>
)

/** Figures as small bars, in a table that screen readers can read. */
export const BarTable = ({ caption, columns, rows }: BarTableProps) => (
  <table className="mt-4 w-full table-fixed border-collapse text-sm">
    <caption className="sr-only">{caption}</caption>
    <thead className="sr-only">
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, name, note, shown, ...bar }) => (
        <tr key={key} className="border-t border-line">
          <th scope="row" className="w-2/5 py-2.5 pr-3 text-left font-semibold wrap-anywhere">
            {name}
            {note && <span className="block font-normal text-soft">{note}</span>}
          </th>
          <td className="py-2.5">
            <span className="flex items-center gap-3">
              <Bar {...bar} />
              <span className="min-w-16 text-right font-semibold whitespace-nowrap tabular-nums">
                {shown}
              </span>
            </span>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)
