import type { WeightLog } from '@pepwell/contract/weight/weight'
import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { changeBetween, inUnit, weightParts } from '@pepwell/domain/weight/weight'
import { Fragment, type ReactNode } from 'react'
import { dayLabel } from '../../../lib/time/day-label.ts'
import { useToday } from '../../../lib/time/use-today.ts'
import { signedWeight } from '../formatted-weight.ts'
import type { Progress, Reader } from '../weight.api.ts'
import { ChartArea } from './chart-area.tsx'
import { GoalBar } from './goal-bar.tsx'

/** The change of the 7-day mean, in the display unit. */
const trendIn = ({ current, trend }: Progress, { weightUnit }: Reader): string | undefined =>
  trend === null || current === null
    ? undefined
    : signedWeight(changeBetween(current - trend, current, weightUnit), weightUnit)

function Change({ label, value, hint }: { label: string; value: string | undefined; hint: string }) {
  return (
    <div className="text-right">
      <dt className="text-sm text-soft">{label}</dt>
      <dd className="font-semibold whitespace-nowrap tabular-nums">{value ?? <span title={hint}>—</span>}</dd>
      {!value && <dd className="sr-only">{hint}</dd>}
    </div>
  )
}

interface FiguresProps {
  latest: WeightLog
  progress: Progress
  reader: Reader
  /** the only weigh-in, so there is no change */
  isFirst: boolean
}

/** The latest weight, with changes since the start and last week. */
function Figures({ latest, progress, reader, isFirst }: FiguresProps) {
  const { weightUnit, timeZone } = reader
  const today: CalendarDay = useToday(timeZone)
  const { start } = progress
  const sinceStart =
    start === null ? undefined : signedWeight(changeBetween(start, latest.pounds, weightUnit), weightUnit)
  return (
    <dl className="grid grid-cols-[1fr_auto_auto] items-end gap-4 sm:gap-6">
      <div className="min-w-0">
        <dt className="text-sm text-soft">
          <time dateTime={latest.weighInDate}>{dayLabel(latest.weighInDate, today)}</time>
        </dt>
        <dd className="text-4xl leading-tight font-bold tracking-tight whitespace-nowrap tabular-nums">
          {weightParts(inUnit(latest.pounds, weightUnit), weightUnit).map(({ number, unit }, index) => (
            <Fragment key={unit}>
              {index > 0 && ' '}
              {number}
              <span className="text-xl font-semibold tracking-normal text-soft"> {unit}</span>
            </Fragment>
          ))}
        </dd>
      </div>
      {!isFirst && (
        <>
          <Change
            label="This week"
            value={trendIn(progress, reader)}
            hint="Weigh in for two weeks to see it"
          />
          <Change label="In total" value={sinceStart} hint="Weigh in to see it" />
        </>
      )}
    </dl>
  )
}

interface OverviewProps {
  /** latest first, at least one weigh-in */
  logs: readonly [WeightLog, ...WeightLog[]]
  progress: Progress
  reader: Reader
  /** the latest weigh-ins, folded on phones */
  children: ReactNode
}

/** The weight overview: figures, goal progress, chart and latest weigh-ins. */
export function Overview({ logs, progress, reader, children }: OverviewProps) {
  return (
    <div className="flex flex-col gap-4">
      <Figures latest={logs[0]} progress={progress} reader={reader} isFirst={logs.length === 1} />
      <GoalBar progress={progress} weightUnit={reader.weightUnit} />
      <ChartArea logs={logs} goal={progress.goal} reader={reader}>
        {children}
      </ChartArea>
    </div>
  )
}
