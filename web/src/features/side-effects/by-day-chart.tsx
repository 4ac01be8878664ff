import { byDaySinceDose, LEAST_EFFECTS } from '@pepwell/domain/side-effects/by-day'
import { severityWord } from '@pepwell/domain/side-effects/side-effects'
import { useQuery } from '@tanstack/react-query'
import { Card, CardTitle } from '../../ui/card.tsx'
import { dosesBeforeQuery, type SideEffect } from './side-effects.api.ts'

const STRONGEST = 4

interface ChartProps {
  effects: readonly SideEffect[]
  /** the plan entry whose doses are counted from */
  entry: { id: number; name: string }
}

/** How strong side effects were on each day since a dose, and how many there were. Nothing shows below six of them. */
export function ByDayChart({ effects, entry }: ChartProps) {
  const { data: doses } = useQuery(dosesBeforeQuery)
  if (!doses) return null
  const instants = doses
    .filter(({ userPeptideId }) => userPeptideId === entry.id)
    .map(({ takenAt }) => Date.parse(takenAt))
  const timed = effects.map(({ startedAt, severity }) => ({ startedAt: Date.parse(startedAt), severity }))
  const { days, total } = byDaySinceDose(timed, instants)
  if (total < LEAST_EFFECTS) return null
  return (
    <Card as="section" aria-labelledby="effects-by-day">
      <CardTitle id="effects-by-day">Days since {entry.name}</CardTitle>
      <table className="mt-4 w-full text-sm tabular-nums">
        <caption className="sr-only">Mean severity by day since a dose</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Mean severity</th>
            <th scope="col">Side effects</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, count, mean }) => (
            <tr key={day}>
              <th scope="row" className="w-20 py-1.5 text-left font-semibold">
                {day === 0 ? 'Same day' : `Day ${day}`}
              </th>
              <td className="py-1.5">
                <span className="flex h-3 rounded-full bg-sunken">
                  <span
                    className="rounded-full bg-soft"
                    style={{ width: `${(100 * (mean ?? 0)) / STRONGEST}%` }}
                  />
                </span>
                <span className="sr-only">
                  {mean === null ? 'none' : `${mean.toFixed(1)}, ${severityWord(Math.round(mean))}`}
                </span>
              </td>
              <td className="w-14 py-1.5 text-right text-soft">n = {count}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-sm text-soft">Counts of what you logged. They don’t show a cause.</p>
    </Card>
  )
}
