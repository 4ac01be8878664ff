import { percentText } from '../../../lib/format/percent.ts'
import { ChangeMark } from './change-mark.tsx'
import { cellText, type Figure } from './report-table.ts'
import type { Change } from './reports.api.ts'

/** The trend as text: '▲ 11%'. */
export function changeText({ direction, percentage }: Change): string {
  const mark = { up: '▲', down: '▼', flat: '–' }[direction]
  if (percentage === null) return direction === 'flat' ? mark : `${mark} new`
  return `${mark} ${percentText(Math.abs(percentage))}`
}

/** The figures above a chart. */
export const Figures = ({ figures }: { figures: readonly Figure[] }) => (
  <dl className="mb-4 flex flex-wrap gap-x-8 gap-y-3">
    {figures.map(({ label, value, change }) => (
      <div key={label}>
        <dt className="text-sm text-soft">{label}</dt>
        <dd className="flex items-baseline gap-2">
          <span className="text-2xl font-bold tracking-tight tabular-nums">{cellText(value)}</span>
          {change && <ChangeMark {...change} />}
        </dd>
      </div>
    ))}
  </dl>
)
