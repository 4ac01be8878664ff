import { useQuery } from '@tanstack/react-query'
import { ChartNoAxesColumn } from 'lucide-react'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { useCurrentUser } from '../features/accounts/current-user.ts'
import { insightsQuery } from '../features/insights/insights.api.ts'
import { InsightsSkeleton } from '../features/insights/insights-skeleton.tsx'
import { TopicCards } from '../features/insights/topic-cards.tsx'
import { WhereItGoes } from '../features/insights/where-it-goes.tsx'
import { lazyOptional } from '../lib/rendering/lazy-optional.ts'
import { useIdle } from '../lib/rendering/use-idle.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { PageHeader } from '../ui/page-header.tsx'

const InsightsLevel = lazyOptional(() => import('./insights-level.tsx'))

/** The medication level, fetched once the page rests. */
function Level() {
  const { user } = useCurrentUser()
  const isIdle = useIdle()
  if (!user || !isIdle) return null
  return (
    <Suspense>
      <InsightsLevel user={user} />
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
    title="Nothing to tell yet"
    text="Each topic shows as soon as there is enough of it: doses, weigh-ins, sites and how you felt."
    action={
      <Button asChild>
        <Link to="/">Log from your dashboard</Link>
      </Button>
    }
  />
)

function Analysis() {
  const { data, error, isFetching, refetch } = useQuery(insightsQuery)
  if (data) {
    return (
      <>
        {data.sentences.length === 0 && <NothingYet />}
        <TopicCards insights={data} />
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
  return (
    <>
      <PageHeader title="AI Insights">
        What your own logs of the last 52 weeks say. <WhereItGoes insights={data} />
      </PageHeader>
      <Elsewhere />
      <Level />
      <Analysis />
      <p className="mt-2 max-w-prose text-sm text-soft">
        These are counts of what you logged, side by side. We point out a difference only when chance is an
        unlikely reason. They don’t say what caused what, and they are not medical advice. Please talk to a
        licensed professional before you change a dose.
      </p>
    </>
  )
}
