import type { ImportProblem } from '@pepwell/domain/imports/csv-import'
import type { DoseEntry, LeftOut, WeighInEntry } from '@pepwell/domain/imports/log-entries'
import { inUnit, toPounds, type WeightUnit, weightText } from '@pepwell/domain/weight/weight'
import { formatDay, formatInstantInFull } from '../../lib/time/dates.ts'
import { Paged } from '../../ui/paged.tsx'

/** A preview row. */
export interface PreviewRow {
  row: number
  when: string
  what: string
  detail: string
}

/** Preview rows of doses. */
export const dosePreviewRows = (
  doses: readonly DoseEntry[],
  nameOf: (medicine: string) => string,
  timeZone: string,
): PreviewRow[] =>
  doses.map(({ row, at, hasTime, dose, medicine, site, notes }) => ({
    row,
    when: `${formatInstantInFull(new Date(at).toISOString(), timeZone)}${hasTime ? '' : ' (no time in the file)'}`,
    what: `${dose} ${nameOf(medicine)}`,
    detail: [site, notes].filter(Boolean).join(' · '),
  }))

/** Preview rows of weigh-ins, in the file's unit and the person's. */
export const weighInPreviewRows = (
  weighIns: readonly WeighInEntry[],
  unit: WeightUnit | undefined,
  own: WeightUnit,
): PreviewRow[] =>
  weighIns.map(({ row, day, weight, notes }) => ({
    row,
    when: formatDay(day),
    what: unit ? weightText(inUnit(toPounds(weight, unit), own), own) : String(weight),
    detail: [unit && unit !== own ? `${weightText(weight, unit, 2)} in the file` : '', notes]
      .filter(Boolean)
      .join(' · '),
  }))

const cell = 'px-2.5 py-1.5 text-left align-top'

/** Page size, short enough to scroll on a phone. */
const ROWS_AT_ONCE = 50

function RowsTable({ rows }: { rows: readonly PreviewRow[] }) {
  return (
    <table className="w-full border-collapse text-sm" aria-label="Rows of the file">
      <thead>
        <tr className="text-soft">
          <th className={cell}>Row</th>
          <th className={cell}>When</th>
          <th className={cell}>What</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ row, when, what, detail }) => (
          <tr key={row} className="border-t border-line">
            <td className={`${cell} tabular-nums`}>{row}</td>
            <td className={cell}>{when}</td>
            <td className={cell}>
              <span className="block font-semibold break-words">{what}</span>
              {detail && <span className="block break-words text-soft">{detail}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Skipped rows, with the reason. */
export function LeftOutRows({ rows }: { rows: readonly LeftOut[] }) {
  if (rows.length === 0) return null
  return (
    <section aria-label="Skipped">
      <h2 className="font-semibold">{`Skipped: ${rows.length}`}</h2>
      <Paged items={rows} size={ROWS_AT_ONCE} label="Skipped">
        {(page) => (
          <ul className="text-sm text-soft">
            {page.map(({ row, why }) => (
              <li key={`${row} ${why}`}>{`Row ${row}. ${why}`}</li>
            ))}
          </ul>
        )}
      </Paged>
    </section>
  )
}

interface PreviewRowsProps {
  rows: readonly PreviewRow[]
  leftOut: readonly LeftOut[]
  problems?: readonly ImportProblem[]
  ignored?: readonly string[]
}

/** A paged preview of every row before the import. */
export function PreviewRows({ rows, leftOut, problems = [], ignored = [] }: PreviewRowsProps) {
  const unread = problems.map(({ row, column, message }) => ({
    row,
    why: [column, message].filter(Boolean).join(': '),
  }))
  return (
    <>
      {rows.length > 0 && (
        <Paged items={rows} size={ROWS_AT_ONCE} label="Rows of the file">
          {(page) => <RowsTable rows={page} />}
        </Paged>
      )}
      <LeftOutRows rows={[...leftOut, ...unread]} />
      {ignored.length > 0 && <p className="text-sm text-soft">Skipped columns: {ignored.join(', ')}</p>}
    </>
  )
}
