import type { VialMovement } from '@pepwell/contract/vials/vial-movements'
import type { Vial } from '@pepwell/contract/vials/vials'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { cx } from '../../lib/classes.ts'
import { formatInstantDay } from '../../lib/time/dates.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { ShowOlder } from '../../ui/show-older.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { changeText, contentText, figureText, movementText } from './vial-words.ts'
import { ledgerQuery } from './vials.api.ts'

interface RowProps {
  day: string
  what: ReactNode
  change?: string
  isLoss?: boolean
  left: string
}

const Row = ({ day, what, change, isLoss = false, left }: RowProps) => (
  <tr className="border-t border-line align-baseline">
    <td className="py-2 pr-3 text-sm whitespace-nowrap text-soft">{day}</td>
    <td className="w-full py-2 wrap-anywhere">{what}</td>
    <td className={cx('py-2 pl-3 text-right whitespace-nowrap', isLoss && 'text-warn-ink')}>{change}</td>
    <td className="py-2 pl-3 text-right font-semibold whitespace-nowrap">{left}</td>
  </tr>
)

const MILLION = 1_000_000

/** Rows with running balances, calculated back from the current amount. */
function withLeft(rows: readonly VialMovement[], { left }: Vial) {
  let after = left.volumeMl ?? left.amount
  return rows.map((row) => {
    const shown = { row, left: after }
    after = Math.round((after + (row.volumeMl ?? row.amount)) * MILLION) / MILLION
    return shown
  })
}

const LOSSES: readonly VialMovement['kind'][] = ['spill', 'priming', 'discard', 'correction']

function Table({
  rows,
  vial,
  timeZone,
  isWhole,
}: LedgerProps & { rows: readonly VialMovement[]; isWhole: boolean }) {
  const unit = vial.left.volumeMl === null ? vial.unit : 'mL'
  const day = (at: string) => formatInstantDay(at, timeZone).replace(/, \d+$/, '')
  return (
    <table className="w-full tabular-nums">
      <thead>
        <tr className="text-sm text-soft">
          <th className="pb-1 text-left font-normal">Day</th>
          <th className="pb-1 text-left font-normal">What</th>
          <th className="pb-1 text-right font-normal">Change</th>
          <th className="pb-1 pl-3 text-right font-normal whitespace-nowrap">Left ({unit})</th>
        </tr>
      </thead>
      <tbody>
        {withLeft(rows, vial).map(({ row, left }) => (
          <Row
            key={row.id}
            day={day(row.at)}
            what={movementText(row)}
            change={changeText(row, vial.unit).replace(` ${unit}`, '')}
            isLoss={LOSSES.includes(row.kind)}
            left={figureText(left)}
          />
        ))}
        {isWhole && (
          <Row
            day={day(vial.createdAt)}
            what={`Added, ${contentText(vial)}`}
            left={figureText((unit === 'mL' ? vial.waterMl : null) ?? vial.amount)}
          />
        )}
      </tbody>
    </table>
  )
}

interface LedgerProps {
  vial: Vial
  timeZone: string
}

/** A vial's movements, latest first. */
export function VialLedger({ vial, timeZone }: LedgerProps) {
  const ledger = useInfiniteQuery(ledgerQuery(vial.id))
  if (ledger.isError && !ledger.data)
    return (
      <ErrorState
        title="We couldn’t load the history"
        error={ledger.error}
        onRetry={() => ledger.refetch()}
        retrying={ledger.isFetching}
      />
    )
  if (!ledger.data)
    return (
      <Loading>
        <Skeleton className="h-24 rounded-xl" />
      </Loading>
    )
  return (
    <section aria-label="History">
      <h3 className="mb-2 text-lg font-bold">History</h3>
      <Table rows={ledger.data.pages.flat()} vial={vial} timeZone={timeZone} isWhole={!ledger.hasNextPage} />
      {ledger.hasNextPage && (
        <ShowOlder history={ledger} failure="We couldn’t load older entries." className="mt-3" />
      )}
    </section>
  )
}
