import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { peptideName } from '@pepwell/domain/plan/plan'
import { useQuery } from '@tanstack/react-query'
import { HeartPulse, Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useCurrentUser } from '../features/accounts/current-user.ts'
import { planQuery } from '../features/plan/plan.api.ts'
import { ByDayChart } from '../features/side-effects/by-day-chart.tsx'
import { EffectList } from '../features/side-effects/effect-list.tsx'
import { RepeatYesterday } from '../features/side-effects/repeat-yesterday.tsx'
import { LogSideEffectDialog } from '../features/side-effects/side-effect-dialog.tsx'
import { recentSideEffectsQuery, type SideEffect } from '../features/side-effects/side-effects.api.ts'
import { useHash } from '../lib/navigation/use-hash.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Loading, Skeleton } from '../ui/skeleton.tsx'

/** Names of what was logged, most often first. */
function mostFrequent(effects: readonly SideEffect[]): string[] {
  const counts = Map.groupBy(effects, ({ name }) => name)
  return [...counts]
    .toSorted(([, some], [, others]) => others.length - some.length)
    .slice(0, 5)
    .map(([name]) => name)
}

/** One chart for each active plan entry that side effects can be counted from. */
function Charts({ effects }: { effects: readonly SideEffect[] }) {
  const { data: plan = [] } = useQuery(planQuery)
  return plan
    .filter(({ status }) => status === 'active')
    .map((entry) => (
      <ByDayChart key={entry.id} effects={effects} entry={{ id: entry.id, name: peptideName(entry) }} />
    ))
}

function SideEffectsOf({ user: { timeZone } }: { user: CurrentUser }) {
  const { data, error, isFetching, refetch } = useQuery(recentSideEffectsQuery)
  const asked = useHash()
  const [isLogging, setLogging] = useState(false)
  useEffect(() => {
    if (asked === '#log') setLogging(true)
  }, [asked])
  const frequent = mostFrequent(data ?? [])
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
          <Charts effects={data} />
          <Card as="section" aria-label="Your side effects">
            <RepeatYesterday effects={data} timeZone={timeZone} />
            <EffectList timeZone={timeZone} frequent={frequent} />
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

/** Side effects: the list, how they follow doses, and the way to log one. */
export default function SideEffectsPage() {
  const { user } = useCurrentUser()
  return user && <SideEffectsOf user={user} />
}
