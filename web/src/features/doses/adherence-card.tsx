import type { CallReply } from '@pepwell/contract/declared'
import type { stats } from '@pepwell/contract/doses/doses'
import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Card, CardHeader, CardTitle } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** A ring filled by adherence. */
function AdherenceRing({ rate }: { rate: number | null }) {
  return (
    <div className="relative grid size-28 shrink-0 place-items-center">
      <svg viewBox="0 0 100 100" className="absolute inset-0 -rotate-90" aria-hidden="true">
        <circle cx="50" cy="50" r="43" strokeWidth="10" className="fill-none stroke-line" />
        {rate !== null && rate > 0 && (
          <circle
            cx="50"
            cy="50"
            r="43"
            strokeWidth="10"
            strokeLinecap="round"
            pathLength="100"
            strokeDasharray={`${rate} 100`}
            className="fill-none stroke-accent"
          />
        )}
      </svg>
      <div className="relative text-center leading-tight">
        <p className="text-2xl font-bold tabular-nums">{rate === null ? '—' : `${rate}%`}</p>
        <p className="text-xs text-soft">{rate === null ? 'nothing due yet' : 'of doses due'}</p>
      </div>
    </div>
  )
}

type Spans = CallReply<typeof stats>['adherenceSpans']

interface TrendProps {
  /** difference in percentage points to the previous period; null without enough data */
  trend: number | null
  /** the compared periods; null without a trend */
  spans: Spans
}

interface AdherenceCardProps extends TrendProps {
  loading: boolean
  /** percent, a whole number; null before the first due dose */
  rate: number | null
}

const MINUS = '\u2212'

/** '+18', '−4', '0'. */
const signed = (points: number): string =>
  points > 0 ? `+${points}` : points < 0 ? `${MINUS}${-points}` : '0'

/** Below this many doses, percentage points would exaggerate a single one. */
const MANY_DOSES = 12

const countOf = ({ taken, due }: NonNullable<Spans>['now']) => `${taken} of ${due}`

function Trend({ trend, spans }: TrendProps) {
  if (trend === null || !spans)
    return (
      <div>
        <dt className="text-sm text-soft">Trend</dt>
        <dd className="text-2xl font-bold">—</dd>
        <dd className="text-sm text-soft">Appears after a few more due doses</dd>
      </div>
    )
  const { days, now, before } = spans
  const inDoses = now.due < MANY_DOSES
  const [count, unit] = days % 7 === 0 ? [days / 7, 'weeks'] : [days, 'days']
  const compared = `in the last ${count} ${unit}, ${countOf(before)} in the ${count} before`
  return (
    <div>
      <dt className="text-sm text-soft">Trend</dt>
      <dd className="text-2xl font-bold tabular-nums">
        {inDoses ? countOf(now) : signed(trend)}{' '}
        <span className="text-base font-semibold text-soft">{inDoses ? 'doses' : 'points'}</span>
      </dd>
      <dd className="text-sm text-soft tabular-nums">
        {inDoses ? compared : `${countOf(now)} doses ${compared}`}
      </dd>
    </div>
  )
}

/** Adherence and its trend, calculated from the person's own logs. */
export function AdherenceCard({ loading, rate, trend, spans }: AdherenceCardProps) {
  return (
    <Card as="section">
      <CardHeader>
        <CardTitle>AI Insights</CardTitle>
      </CardHeader>
      {loading ? (
        <div className="flex items-center gap-5">
          <Skeleton className="mt-6 size-28 rounded-full" />
          <Skeleton className="h-16 flex-1" />
        </div>
      ) : (
        <dl className="flex items-center gap-5">
          <div>
            <dt className="mb-1 text-center text-sm text-soft">Plan adherence</dt>
            <dd>
              <AdherenceRing rate={rate} />
            </dd>
          </div>
          <Trend trend={trend} spans={spans} />
        </dl>
      )}
      <Button asChild variant="secondary" className="mt-4 w-full">
        <Link to="/insights">View AI Analysis</Link>
      </Button>
    </Card>
  )
}
