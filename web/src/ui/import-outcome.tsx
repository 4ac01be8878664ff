import { TriangleAlert } from 'lucide-react'
import type { Imported } from '../lib/use-import.ts'
import { Badge } from './badge.tsx'

/** So many rows are shown; whoever has more looks into their own table. */
const MOST_SHOWN = 100

const tones = { added: 'accent', changed: 'info', unchanged: 'neutral' } as const
const words = { added: 'New', changed: 'Changed', unchanged: 'Unchanged' } as const

const cell = 'px-2.5 py-1.5 text-left align-top'
const head = `${cell} text-[0.8125rem] font-semibold text-soft`

/** How many rows are not shown. */
const More = ({ than }: { than: readonly unknown[] }) =>
  than.length > MOST_SHOWN && (
    <tfoot>
      <tr>
        <td
          className={`${cell} text-soft`}
          colSpan={3}
        >{`and ${(than.length - MOST_SHOWN).toLocaleString('en-US')} more`}</td>
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
          <th className={head}>What is wrong</th>
        </tr>
      </thead>
      <tbody>
        {problems.slice(0, MOST_SHOWN).map(({ row, column, message }) => (
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

/** '120 → 118' for what was there; what is new is only said. */
const inWords = ({ from, to }: Imported['rows'][number]['changes'][number]): string =>
  from === null ? (to ?? 'empty') : `${from} → ${to ?? 'empty'}`

/** 'quantityAvailable' as people read it. */
const fieldName = (field: string): string => {
  const spaced = field.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

function Rows({ rows }: Pick<Imported, 'rows'>) {
  return (
    <table className="mt-2 w-full border-collapse text-sm">
      <thead>
        <tr>
          <th className={`${head} w-12`}>Row</th>
          <th className={`${head} w-28`}>Becomes</th>
          <th className={head}>What</th>
        </tr>
      </thead>
      <tbody>
        {rows.slice(0, MOST_SHOWN).map(({ row, becomes, name, changes }) => (
          <tr key={row} className="border-t border-line">
            <td className={`${cell} tabular-nums`}>{row}</td>
            <td className={cell}>
              <Badge tone={tones[becomes]}>{words[becomes]}</Badge>
            </td>
            <td className={cell}>
              <span className="block font-semibold break-words">{name}</span>
              <span className="block break-words text-soft">
                {changes.map((change) => `${fieldName(change.field)} ${inWords(change)}`).join(' · ')}
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

/** What would become of a table: what is wrong in it, and row by row what it does, or would do once that is mended. */
export function ImportOutcome({ file, found }: { file: string; found: Imported }) {
  const { rows, problems, ignored } = found
  return (
    <>
      {problems.length > 0 ? (
        <p className="flex items-center gap-2 font-semibold text-danger-ink">
          <TriangleAlert className="size-5 shrink-0" aria-hidden="true" />
          {`${file}: ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}. Nothing is stored until all are mended.`}
        </p>
      ) : (
        <p className="font-semibold">{`${file}: ${inSum(rows)}`}</p>
      )}
      {ignored.length > 0 && (
        <p className="text-sm text-soft">Columns that are left out: {ignored.join(', ')}</p>
      )}
      {problems.length > 0 && <Problems problems={problems} />}
      {problems.length > 0 && rows.length > 0 && (
        <p className="mt-4 font-semibold">{`The other rows would be stored: ${inSum(rows)}`}</p>
      )}
      {rows.length > 0 && <Rows rows={rows} />}
    </>
  )
}
