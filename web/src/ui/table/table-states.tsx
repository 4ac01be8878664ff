import type { RowData } from '@tanstack/react-table'
import { CloudOff, RotateCcw, SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { reasonText } from '../../lib/api/refusal-text.ts'
import { Button } from '../button.tsx'
import { Loading, Skeleton } from '../skeleton.tsx'
import { Head } from './head.tsx'
import type { EmptyText } from './table-types.ts'
import type { PartProps } from './use-table-model.ts'

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** Skeleton rows in the columns' widths. */
export function SkeletonRows<Row extends RowData>({
  asCards,
  ...part
}: PartProps<Row> & { asCards: boolean }) {
  const { props, model } = part
  if (asCards) {
    return (
      <Loading label={`Loading ${props.label}`} className="flex flex-col gap-3">
        {ROWS.slice(0, 4).map((row) => (
          <div key={row} className="rounded-2xl border border-line bg-surface p-4 shadow-lift">
            <Skeleton className="h-5 w-1/2" />
            <Skeleton className="mt-2 h-4 w-2/3" />
            <Skeleton className="mt-4 h-4 w-full" />
          </div>
        ))}
      </Loading>
    )
  }
  return (
    <Loading label={`Loading ${props.label}`}>
      <table aria-hidden="true" className="w-full table-fixed border-collapse text-sm" inert>
        <Head {...part} />
        <tbody>
          {ROWS.map((row) => (
            <tr key={row} className="h-12 border-t border-line">
              {props.selection && <td />}
              {props.detail && <td />}
              {model.shown.map(({ id, align }, index) => (
                <td key={id} className="px-2.5">
                  <Skeleton
                    className={`h-4 ${index === 0 ? 'w-3/5' : 'w-2/5'} ${align === 'end' ? 'ml-auto' : ''}`}
                  />
                </td>
              ))}
              {(props.menu || props.quick) && <td />}
            </tr>
          ))}
        </tbody>
      </table>
    </Loading>
  )
}

/** A message instead of rows, with an action. */
function InPlace({ icon, title, text, action, alarming = false }: EmptyText & { alarming?: boolean }) {
  const ground = alarming ? 'bg-danger-soft text-danger-ink' : 'bg-accent-soft text-accent-ink'
  return (
    <div
      role={alarming ? 'alert' : undefined}
      className="flex flex-col items-center px-6 py-12 text-center max-md:rounded-2xl max-md:border max-md:border-line max-md:bg-surface max-md:shadow-lift"
    >
      {icon && (
        <span
          aria-hidden="true"
          className={`mb-4 grid size-13 place-items-center rounded-2xl [&_svg]:size-6 ${ground}`}
        >
          {icon}
        </span>
      )}
      <p className="text-lg font-bold">{title}</p>
      {text && <p className="mt-1 max-w-sm text-soft">{text}</p>}
      {action && <div className="mt-5 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  )
}

interface FailedProps {
  title: string
  error: unknown
  onRetry?: () => void
  retrying?: boolean
}

/** The load error with "Try again"; filters stay. */
export function TableFailure({ title, error, onRetry, retrying }: FailedProps) {
  const again = onRetry && (
    <Button variant="secondary" onClick={onRetry} pending={retrying}>
      <RotateCcw className="size-4" aria-hidden="true" />
      Try again
    </Button>
  )
  return <InPlace alarming icon={<CloudOff />} title={title} text={reasonText(error)} action={again} />
}

/** The empty state: no rows, or no match. */
export function NoRows<Row extends RowData>({ props }: PartProps<Row>): ReactNode {
  const { search, noMatch, empty } = props
  const text = search?.text.trim()
  if (!search || !text) return <InPlace {...empty} />
  const words = noMatch?.(text) ?? { title: `Nothing matches "${text}"` }
  const clear = (
    <Button variant="secondary" onClick={() => search.onText('')}>
      Clear search
    </Button>
  )
  return <InPlace icon={<SearchX />} action={clear} {...words} />
}
