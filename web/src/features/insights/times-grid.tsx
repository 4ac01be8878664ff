import { type Weekday, weekdays } from '@pepwell/domain/schedules/schedules'
import { formatList } from '@pepwell/domain/text/format-list'
import type { Insights } from './insights.api.ts'

type Times = Insights['times']

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)
const MARKED_HOURS = ['12 AM', '6 AM', 'Noon', '6 PM']

/** The grid as text for screen readers: no time stands out without a test. */
function wordsOf(times: Times): string {
  const total = times.reduce((sum, { doses }) => sum + doses, 0)
  const days = weekdays.filter((day) => times.some(({ weekday }) => weekday === day))
  return `${total} ${total === 1 ? 'dose' : 'doses'} by weekday and hour, on ${formatList(days)}`
}

/** Darker with more doses; a single dose is visible. */
const shade = (doses: number, max: number): string =>
  doses === 0
    ? 'var(--sunken)'
    : `color-mix(in srgb, var(--accent) ${Math.round(30 + (70 * doses) / max)}%, var(--surface))`

function Row({
  weekday,
  dosesAt,
  max,
}: {
  weekday: Weekday
  dosesAt: (hour: number) => number
  max: number
}) {
  return (
    <>
      <span className="pr-2 leading-4">{weekday.slice(0, 3)}</span>
      {HOURS.map((hour) => (
        <span key={hour} className="h-4 rounded-xs" style={{ backgroundColor: shade(dosesAt(hour), max) }} />
      ))}
    </>
  )
}

/** Doses by weekday and hour, darker with more. */
export function TimesGrid({ times }: { times: Times }) {
  if (times.length === 0) return null
  const max = Math.max(...times.map(({ doses }) => doses))
  const counts = new Map(times.map(({ weekday, hour, doses }) => [`${weekday} ${hour}`, doses]))
  return (
    <div role="img" aria-label={wordsOf(times)} className="text-xs text-soft">
      <div className="grid grid-cols-[auto_repeat(24,minmax(0,1fr))] gap-0.5">
        {weekdays.map((weekday) => (
          <Row
            key={weekday}
            weekday={weekday}
            dosesAt={(hour) => counts.get(`${weekday} ${hour}`) ?? 0}
            max={max}
          />
        ))}
        <span />
        {MARKED_HOURS.map((text) => (
          <span key={text} className="col-span-6 pt-1 whitespace-nowrap">
            {text}
          </span>
        ))}
      </div>
    </div>
  )
}
