import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Card, CardHeader, CardTitle } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AdherenceRing } from './adherence-ring.tsx'

interface AdherenceCardProps {
  loading: boolean
  /** whole per cent; null while nothing has been due */
  rate: number | null
  /** points by which the last 30 days differ from the 30 before; null without enough data */
  trend: number | null
}

const MINUS = '\u2212'

/** '+18', '−4', '0'. */
const signed = (points: number): string =>
  points > 0 ? `+${points}` : points < 0 ? `${MINUS}${-points}` : '0'

function Trend({ trend }: { trend: number | null }) {
  return (
    <div>
      <dt className="text-sm text-soft">Trend</dt>
      <dd className="text-2xl font-bold tabular-nums">
        {trend === null ? '—' : signed(trend)}
        {trend !== null && <span className="ml-1 text-base font-semibold text-soft">points</span>}
      </dd>
      <dd className="text-sm text-soft">
        {trend === null ? 'Shows after two months with doses due' : 'last 30 days against the 30 before'}
      </dd>
    </div>
  )
}

/** How well the plan is followed, and whether that is getting better: counted from the person's own logs, not guessed. */
export function AdherenceCard({ loading, rate, trend }: AdherenceCardProps) {
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
          <Trend trend={trend} />
        </dl>
      )}
      <Button asChild variant="secondary" className="mt-4 w-full">
        <Link to="/ai-assistant">View AI Analysis</Link>
      </Button>
    </Card>
  )
}
