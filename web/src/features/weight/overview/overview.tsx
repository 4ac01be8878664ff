import type { WeightLog } from '@pepwell/contract/weight/weight'
import type { Progress, Reader } from '../weight.api.ts'
import { ChartArea } from './chart-area.tsx'
import { Figures } from './figures.tsx'
import { GoalBar } from './goal-bar.tsx'

interface OverviewProps {
  /** latest first, at least one weigh-in */
  logs: readonly [WeightLog, ...WeightLog[]]
  progress: Progress
  reader: Reader
}

/** The weight overview: figures, goal progress and chart. */
export function Overview({ logs, progress, reader }: OverviewProps) {
  return (
    <div className="flex flex-col gap-4">
      <Figures latest={logs[0]} progress={progress} reader={reader} isFirst={logs.length === 1} />
      <GoalBar progress={progress} weightUnit={reader.weightUnit} />
      <ChartArea logs={logs} goal={progress.goal} reader={reader} />
    </div>
  )
}
