import { severityWord } from '@pepwell/domain/side-effects/side-effects'
import { useId } from 'react'
import { Card, CardText, CardTitle } from '../../ui/card.tsx'
import { ColorDot } from '../../ui/color-dot.tsx'
import { NoBreakText } from '../../ui/no-break-text.tsx'
import type { EffectPatterns } from './side-effects.api.ts'

const STRONGEST = 4

const dayText = (day: number): string => (day === 0 ? 'Same day' : `Day ${day}`)

/** Only statistically tested statements appear. */
function findingText(worstDay: number | null): string {
  if (worstDay === null) return 'No day stands out'
  if (worstDay === 0) return 'Most on the day of your dose'
  return worstDay === 1 ? 'Most the day after your dose' : `Most ${worstDay} days after your dose`
}

/** Severity and number of side effects by days since the dose. */
export function ByDayChart({ pattern }: { pattern: EffectPatterns['peptides'][number] }) {
  const id = useId()
  const { name, colorSlot, days, worstDay } = pattern
  return (
    <Card as="section" aria-labelledby={`${id} ${id}-of`}>
      <CardText id={`${id}-of`} className="flex items-center gap-2 text-sm">
        <ColorDot colorSlot={colorSlot} />
        <span>
          Days since <NoBreakText>{name}</NoBreakText>
        </span>
      </CardText>
      <CardTitle id={id}>{findingText(worstDay)}</CardTitle>
      <table className="mt-4 w-full text-sm tabular-nums">
        <caption className="sr-only">Average severity by day since a dose of {name}</caption>
        <thead className="text-xs text-soft">
          <tr>
            <th scope="col">
              <span className="sr-only">Day</span>
            </th>
            <th scope="col" colSpan={2} className="pb-1 text-left font-normal">
              Average severity, 0 to 4
            </th>
            <th scope="col" className="pb-1 text-right font-normal">
              Notes
            </th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, count, mean }) => (
            <tr key={day}>
              <th scope="row" className="w-20 py-1.5 text-left font-semibold">
                {dayText(day)}
              </th>
              <td className="py-1.5">
                <span className="flex h-3 rounded-full bg-sunken">
                  <span
                    className={day === worstDay ? 'rounded-full bg-ink' : 'rounded-full bg-soft'}
                    style={{ width: `${(100 * (mean ?? 0)) / STRONGEST}%` }}
                  />
                </span>
              </td>
              <td className="w-9 py-1.5 text-right font-semibold">
                {mean === null ? (
                  <span className="font-normal text-soft">–</span>
                ) : (
                  <>
                    {mean.toFixed(1)}
                    <span className="sr-only">, {severityWord(Math.round(mean))}</span>
                  </>
                )}
              </td>
              <td className="w-12 py-1.5 text-right text-soft">{count}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
