import { MAX_PREVIEWED_ROWS } from '@pepwell/domain/imports/import-preview'
import { numberText } from '@pepwell/domain/text/number-text'
import { TriangleAlert } from 'lucide-react'
import type { ImportColumn, Imported } from '../lib/api/use-import.ts'
import { formatDay } from '../lib/time/dates.ts'
import { Badge } from './badge.tsx'

type Columns = readonly Pick<ImportColumn, 'name' | 'kind'>[]

const tones = { added: 'accent', changed: 'info', unchanged: 'neutral' } as const
const words = { added: 'New', changed: 'Changed', unchanged: 'Unchanged' } as const

const cell = 'px-2.5 py-1.5 text-left align-top'
const head = `${cell} text-[0.8125rem] font-semibold text-soft`

/** The number of hidden rows. */
const More = ({ than }: { than: readonly unknown[] }) =>
  than.length > MAX_PREVIEWED_ROWS && (
    <tfoot>
      <tr>
        <td
          className={`${cell} text-soft`}
          colSpan={3}
        >{`and ${numberText(than.length - MAX_PREVIEWED_ROWS)} more`}</td>
      </tr>
    </tfoot>
  )

function Problems({ problems }: Pick<Imported, 'problems'>) {
  return (
    <table className="mt-2 w-full border-collapse text-sm">
      <thead>
        <tr>
          <th className={`${head} w-16`}>Row</th>
          <th className={`${head} w-32`}>Column</th>
          <th className={head}>Problems</th>
        </tr>
      </thead>
      <tbody>
        {problems.slice(0, MAX_PREVIEWED_ROWS).map(({ row, column, message }) => (
          <tr key={`${row} ${column} ${message}`} className="border-t border-line">
            <td className={`${cell} tabular-nums`}>{row}</td>
            <td className={cell}>{column ?? '—'}</td>
            <td className={cell}>{message}</td>
          </tr>
        ))}
      </tbody>
      <More than={problems} />
    </table>
  )
}

/** '120 → 118' for a change, '118' for a new value. Dates have the month as a word. */
function inWords({ field, from, to }: Imported['rows'][number]['changes'][number], columns: Columns): string {
  const isDay = columns.some(({ name, kind }) => name === field && kind === 'day')
  const shown = (value: string | null) => (value === null ? 'empty' : isDay ? formatDay(value) : value)
  return from === null ? shown(to) : `${shown(from)} → ${shown(to)}`
}

/** 'quantityAvailable' as words. */
const fieldName = (field: string): string => {
  const spaced = field.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

function Rows({ rows, columns }: Pick<Imported, 'rows'> & { columns: Columns }) {
  return (
    <table className="mt-2 w-full border-collapse text-sm">
      <thead>
        <tr>
          <th className={`${head} w-12`}>Row</th>
          <th className={`${head} w-28`}>Result</th>
          <th className={head}>Details</th>
        </tr>
      </thead>
      <tbody>
        {rows.slice(0, MAX_PREVIEWED_ROWS).map(({ row, becomes, name, changes }) => (
          <tr key={row} className="border-t border-line">
            <td className={`${cell} tabular-nums`}>{row}</td>
            <td className={cell}>
              <Badge tone={tones[becomes]}>{words[becomes]}</Badge>
            </td>
            <td className={cell}>
              <span className="block font-semibold break-words">{name}</span>
              <span className="block break-words text-soft">
                {changes
                  .map((change) => `${fieldName(change.field)} ${inWords(change, columns)}`)
                  .join(' · ')}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
      <More than={rows} />
    </table>
  )
}

const counted = (rows: Imported['rows'], what: keyof typeof words): number =>
  rows.filter(({ becomes }) => becomes === what).length

const inSum = (rows: Imported['rows']) =>
  `${counted(rows, 'added')} new, ${counted(rows, 'changed')} changed, ${counted(rows, 'unchanged')} unchanged`

/** Errors, without those of ambiguous columns, which have a question instead. */
const withoutOpen = ({ problems, questions }: Imported) =>
  problems.filter(
    ({ row, column }) =>
      !questions.some((open) => open.answer === null && open.row === row && open.column === column),
  )

function Summary({ file, problems, rows, isOpen }: SummaryProps) {
  if (problems.length === 0)
    return (
      <p className="font-semibold">{isOpen ? `${file}: please answer first.` : `${file}: ${inSum(rows)}`}</p>
    )
  const count = `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`
  return (
    <p className="flex items-center gap-2 font-semibold text-danger-ink">
      <TriangleAlert className="size-5 shrink-0" aria-hidden="true" />
      {`${file}: ${count}. We import nothing until you fix them all.`}
    </p>
  )
}

interface SummaryProps extends Pick<Imported, 'problems' | 'rows'> {
  file: string
  /** whether a column still needs an answer */
  isOpen: boolean
}

/** A table's preview: errors, and what each row stores or would store without them. */
export function ImportOutcome(props: { file: string; found: Imported; columns: Columns }) {
  const { file, found, columns } = props
  const { rows, questions, ignored } = found
  const problems = withoutOpen(found)
  const isOpen = questions.some(({ answer }) => answer === null)
  return (
    <>
      <Summary file={file} problems={problems} rows={rows} isOpen={isOpen} />
      {ignored.length > 0 && <p className="text-sm text-soft">Skipped columns: {ignored.join(', ')}</p>}
      {problems.length > 0 && <Problems problems={problems} />}
      {problems.length > 0 && rows.length > 0 && (
        <p className="mt-4 font-semibold">{`We would import the other rows: ${inSum(rows)}`}</p>
      )}
      {rows.length > 0 && <Rows rows={rows} columns={columns} />}
    </>
  )
}
