import type { StockMovement } from '@pepwell/contract/shop/inventory'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { cx } from '../../../lib/classes.ts'
import { useMedia } from '../../../lib/rendering/use-media.ts'
import { formatInstantInFull } from '../../../lib/time/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { MAX_MOVEMENTS, movementsQuery } from './inventory.api.ts'
import { MovementsPicture } from './movements-picture.tsx'

/** Rows shown before "Show all". */
const FIRST = 4

const signed = (units: number) => (units < 0 ? `−${-units}` : `+${units}`)

/** A movement's effect on stock on hand. Reserving and releasing don't change it. */
function changeOf({ change, reservedChange }: StockMovement): string {
  const units = change + reservedChange
  if (units !== 0) return signed(units)
  return `${signed(reservedChange)} reserved`
}

const isIn = ({ change, reservedChange }: StockMovement) => change + reservedChange > 0

const actorOf = ({ actor }: StockMovement) => (actor ? (actor.name ?? 'Deleted account') : 'System')

interface ListProps {
  movements: readonly StockMovement[]
  timeZone: string
}

function MovementTable({ movements, timeZone }: ListProps) {
  const head = 'py-1.5 pr-4 text-left text-[0.8125rem] font-semibold text-soft'
  return (
    <table className="w-full border-collapse text-sm tabular-nums">
      <thead>
        <tr>
          <th className={head}>When</th>
          <th className={cx(head, 'text-right')}>Change</th>
          <th className={head}>Reason</th>
          <th className={head}>By</th>
          <th className={cx(head, 'text-right')}>On hand</th>
        </tr>
      </thead>
      <tbody>
        {movements.map((movement) => (
          <tr key={movement.id} className="border-t border-line">
            <td className="py-1.5 pr-4 whitespace-nowrap">{formatInstantInFull(movement.at, timeZone)}</td>
            <td className={cx('py-1.5 pr-4 text-right font-semibold', isIn(movement) && 'text-accent-ink')}>
              {changeOf(movement)}
            </td>
            <td className="py-1.5 pr-4 break-words">{movement.reason}</td>
            <td className="py-1.5 pr-4">{actorOf(movement)}</td>
            <td className="py-1.5 pr-4 text-right font-semibold">{movement.onHand}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const MovementList = ({ movements, timeZone }: ListProps) => (
  <ul className="flex flex-col gap-2 text-sm">
    {movements.map((movement) => (
      <li key={movement.id} className="flex items-center justify-between gap-3">
        <span className="min-w-0">
          <span className="block break-words">{movement.reason}</span>
          <span className="block text-soft">
            {formatInstantInFull(movement.at, timeZone)} · {actorOf(movement)}
          </span>
        </span>
        <span className="shrink-0 tabular-nums">
          <strong className={cx(isIn(movement) && 'text-accent-ink')}>{changeOf(movement)}</strong>
          <span className="text-soft"> → {movement.onHand}</span>
        </span>
      </li>
    ))}
  </ul>
)

function Shown({ movements, timeZone }: ListProps) {
  const [all, setAll] = useState(false)
  const asList = useMedia('(max-width: 767.98px)')
  const List = asList ? MovementList : MovementTable
  const known = movements.length < MAX_MOVEMENTS ? `${movements.length}` : `the latest ${movements.length}`
  return (
    <div className="flex flex-wrap items-start gap-x-8 gap-y-4">
      <div className="min-w-0 flex-[3] basis-80">
        <List movements={all ? movements : movements.slice(0, FIRST)} timeZone={timeZone} />
        {!all && movements.length > FIRST && (
          <Button variant="ghost" size="sm" className="-ml-3 mt-1" onClick={() => setAll(true)}>
            {movements.length < MAX_MOVEMENTS ? `All ${known} movements` : `Show ${known} movements`}
          </Button>
        )}
      </div>
      <MovementsPicture movements={movements} timeZone={timeZone} />
    </div>
  )
}

/** A batch's stock movements, as a list and a chart. */
export function Movements({ batchId, timeZone }: { batchId: number; timeZone: string }) {
  const { data, error, refetch, isFetching } = useQuery(movementsQuery(batchId))
  const title = <h3 className="mb-1 text-sm font-semibold">Movements</h3>
  if (data)
    return (
      <section aria-label="Movements">
        {title}
        {data.length > 0 ? (
          <Shown movements={data} timeZone={timeZone} />
        ) : (
          <p className="text-sm text-soft">No stock movements yet.</p>
        )}
      </section>
    )
  if (error)
    return (
      <ErrorState
        title="We couldn’t load the movements"
        error={error}
        onRetry={() => refetch()}
        retrying={isFetching}
      />
    )
  return (
    <Loading label="Loading movements" className="flex flex-col gap-3">
      {title}
      {['a', 'b', 'c'].map((row) => (
        <Skeleton key={row} className="h-5 w-2/3" />
      ))}
    </Loading>
  )
}
