import type { PlanEntry } from '@pepwell/contract/plan/plan'
import { hasPublishedCurve, levelEntries } from '@pepwell/domain/levels/modeled-compounds'
import { useQuery } from '@tanstack/react-query'
import { ChartNoAxesColumn } from 'lucide-react'
import { Suspense, useMemo } from 'react'
import { Link } from 'react-router'
import { useCurrentUser } from '../features/accounts/current-user.ts'
import { SiteUseMap } from '../features/doses/sites/site-use-map.tsx'
import { AllNumbers } from '../features/insights/all-numbers.tsx'
import { DataSharingNote } from '../features/insights/data-sharing-note.tsx'
import { type Insights, insightsQuery } from '../features/insights/insights.api.ts'
import { InsightsSkeleton } from '../features/insights/insights-skeleton.tsx'
import { TimesGrid } from '../features/insights/times-grid.tsx'
import { TopFinding } from '../features/insights/top-finding.tsx'
import { hasWeightPicture, WeightPicture } from '../features/insights/weight-picture.tsx'
import { levelQuery } from '../features/medication-levels/medication-levels.api.ts'
import { planQuery } from '../features/plan/plan.api.ts'
import { cx } from '../lib/classes.ts'
import { lazyOptional } from '../lib/rendering/lazy-optional.ts'
import { useIdle } from '../lib/rendering/use-idle.ts'
import { serverNow } from '../lib/time/clock.ts'
import { Button } from '../ui/button.tsx'
import { Card, CardTitle } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

/** Weight over doses and side effects; dose times and sites. Sections without data are hidden. */
function InsightsPictures({ insights }: { insights: Insights }) {
  const { times, sites } = insights
  return (
    // Stacking contexts keep their paint while the level is scrubbed.
    <div className="grid items-start gap-4 *:isolate *:mb-0 lg:grid-cols-2">
      {hasWeightPicture(insights) && (
        <Card as="section" aria-labelledby="insights-weight-picture">
          <CardTitle id="insights-weight-picture" className="mb-4">
            Weight, doses and side effects
          </CardTitle>
          <WeightPicture insights={insights} />
        </Card>
      )}
      {times.length > 0 && (
        <Card as="section" aria-labelledby="insights-times">
          <CardTitle id="insights-times" className="mb-4">
            When and where
          </CardTitle>
          <TimesGrid times={times} />
          {sites.length > 0 && (
            <div className="mt-5">
              <SiteUseMap sites={sites} />
            </div>
          )}
        </Card>
      )}
    </div>
  )
}

const InsightsLevel = lazyOptional(() => import('./insights-level.tsx'))

interface AnalysisProps {
  /** active plan entries, the first one shows */
  entries: readonly PlanEntry[]
}

/** The height of a level: of its curve, of the days of its doses, or of a sentence. */
const heights = {
  curve: 'h-220 md:h-202 lg:h-148',
  days: 'h-92',
  daysOfOne: 'h-129 md:h-116',
  sentence: 'h-44',
}

/** What the first entry's level likely is. Reads it in one request with the insights that show next to it. */
function useHeight([first, ...others]: readonly PlanEntry[]): string {
  const { data } = useQuery({ ...levelQuery(first?.id ?? 0, serverNow()), enabled: first !== undefined })
  if (!first || (data ? data.percent !== null : hasPublishedCurve(first))) return heights.curve
  if (!data?.taken?.length) return heights.sentence
  return others.length > 0 ? heights.daysOfOne : heights.days
}

/** The medication level, loaded when idle in a place of its size. */
function Level({ insights, entries, height }: AnalysisProps & { insights: Insights; height: string }) {
  const { user } = useCurrentUser()
  const isIdle = useIdle()
  if (!user || entries.length === 0) return null
  const place = <Skeleton className={cx('mb-4 rounded-2xl', height)} />
  return (
    <Suspense fallback={place}>
      {isIdle ? <InsightsLevel user={user} insights={insights} entries={entries} /> : place}
    </Suspense>
  )
}

const Elsewhere = () => (
  <nav aria-label="Body" className="mb-4 flex flex-wrap gap-3">
    <Button variant="secondary" asChild>
      <Link to="/side-effects">Side effects</Link>
    </Button>
    <Button variant="secondary" asChild>
      <Link to="/body">Body and labs</Link>
    </Button>
  </nav>
)

const NothingYet = () => (
  <EmptyState
    className="mb-4"
    icon={<ChartNoAxesColumn />}
    title="Nothing stands out yet"
    text="Your charts start with your first dose and weigh-in."
    action={
      <Button asChild>
        <Link to="/">Log from your dashboard</Link>
      </Button>
    }
  />
)

const isEmpty = ({ sentences, times, weighIns }: Insights): boolean =>
  sentences.length + times.length + weighIns.length === 0

function Analysis({ entries }: AnalysisProps) {
  const { data, error, isFetching, refetch } = useQuery(insightsQuery)
  const height = useHeight(entries)
  if (data) {
    return (
      <>
        {isEmpty(data) ? <NothingYet /> : <TopFinding insights={data} />}
        <Level insights={data} entries={entries} height={height} />
        <InsightsPictures insights={data} />
        <AllNumbers insights={data} />
      </>
    )
  }
  if (!error) return <InsightsSkeleton />
  return (
    <ErrorState
      title="We couldn’t load your insights"
      error={error}
      onRetry={() => refetch()}
      retrying={isFetching}
    />
  )
}

export default function InsightsPage() {
  const { data } = useQuery(insightsQuery)
  const { data: plan } = useQuery(planQuery)
  const entries = useMemo(() => levelEntries(plan ?? []), [plan])
  return (
    <>
      <PageHeader title="AI Insights">
        Your last 52 weeks. <DataSharingNote insights={data} />
      </PageHeader>
      <Elsewhere />
      <Analysis entries={entries} />
      <p className="mt-2 max-w-prose text-sm text-soft">
        These patterns come from what you logged. They don’t prove a cause. Ask your prescriber before you
        change a dose.
      </p>
    </>
  )
}
