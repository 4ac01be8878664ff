import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { HeartPulse, Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useCurrentUser } from '../features/accounts/current-user.ts'
import { ByDayChart } from '../features/side-effects/by-day-chart.tsx'
import { EffectList } from '../features/side-effects/effect-list.tsx'
import { RepeatYesterday } from '../features/side-effects/repeat-yesterday.tsx'
import { LogSideEffectDialog } from '../features/side-effects/side-effect-dialog.tsx'
import {
  type EffectPatterns,
  effectPatternsQuery,
  sideEffectHistoryQuery,
} from '../features/side-effects/side-effects.api.ts'
import { StepChart } from '../features/side-effects/step-chart.tsx'
import { useHash } from '../lib/navigation/use-hash.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Loading, Skeleton } from '../ui/skeleton.tsx'

/** Side effects in relation to doses; renders nothing with too few. */
function Charts({ data }: { data: EffectPatterns | undefined }) {
  if (!data || data.peptides.length + data.steps.length === 0) return null
  return (
    <>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {data.peptides.map((pattern) => (
          <ByDayChart key={pattern.name} pattern={pattern} />
        ))}
        {data.steps.map((step) => (
          <StepChart key={`${step.name} ${step.on}`} step={step} />
        ))}
      </div>
      <p className="text-sm text-soft">These patterns come from what you logged. They don’t prove a cause.</p>
    </>
  )
}

function SideEffectsOf({ user: { timeZone } }: { user: CurrentUser }) {
  const history = useInfiniteQuery(sideEffectHistoryQuery)
  const { error, isFetching, refetch } = history
  const data = history.data?.pages.flat()
  const { data: patterns } = useQuery(effectPatternsQuery)
  const asked = useHash()
  const [isLogging, setLogging] = useState(false)
  useEffect(() => {
    if (asked === '#log') setLogging(true)
  }, [asked])
  const frequent = patterns?.frequent ?? []
  const log = (
    <Button onClick={() => setLogging(true)}>
      <Plus className="size-5" aria-hidden="true" />
      Log a side effect
    </Button>
  )
  return (
    <>
      <PageHeader title="Side Effects" action={log}>
        What you feel, and how strong it is.
      </PageHeader>
      {data ? (
        <div className="flex flex-col gap-4">
          <Charts data={patterns} />
          <Card as="section" aria-label="Your side effects">
            <RepeatYesterday effects={data} timeZone={timeZone} />
            <EffectList history={history} timeZone={timeZone} frequent={frequent} />
            {data.length === 0 && (
              <EmptyState
                className="border-0"
                icon={<HeartPulse />}
                title="No side effects yet"
                text="Log one to see how it follows your doses."
              />
            )}
          </Card>
        </div>
      ) : error ? (
        <ErrorState
          title="We couldn’t load your side effects"
          error={error}
          onRetry={() => refetch()}
          retrying={isFetching}
        />
      ) : (
        <Loading>
          <Skeleton className="h-72 rounded-2xl" />
        </Loading>
      )}
      <LogSideEffectDialog
        open={isLogging}
        onOpenChange={setLogging}
        timeZone={timeZone}
        frequent={frequent}
      />
    </>
  )
}

/** Side effects: list, relation to doses, log button. */
export default function SideEffectsPage() {
  const { user } = useCurrentUser()
  return user && <SideEffectsOf user={user} />
}
