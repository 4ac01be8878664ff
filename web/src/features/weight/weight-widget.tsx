import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import type { WeightLog } from '@pepwell/contract/weight/weight'
import { useQuery } from '@tanstack/react-query'
import { Scale } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card, CardHeader, CardTitle } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { lazyPanel } from '../../ui/lazy-panel.tsx'
import { QueuedWeighIns } from './history/queued-weigh-ins.tsx'
import { WeighInList } from './history/weigh-in-list.tsx'
import { Overview } from './overview/overview.tsx'
import { OverviewSkeleton } from './overview/overview-skeleton.tsx'
import { preloadWeighInForm, WeighInDialog } from './weigh-in/weigh-in-dialog.tsx'
import { type Progress, progressQuery, type Reader, recentWeighInsQuery } from './weight.api.ts'

const AllWeighInsDialog = lazyPanel(() => import('./history/all-weigh-ins-dialog.tsx'))

/** Weigh-ins shown before "Show all". */
const SHOWN = 3

function Recent({ logs, reader }: { logs: readonly WeightLog[]; reader: Reader }) {
  const [open, setOpen] = useState(false)
  return (
    <div className="mt-3">
      <WeighInList heading="Recent weigh-ins" logs={logs.slice(0, SHOWN)} reader={reader} brief />
      <Button variant="ghost" className="mt-1 w-full" onClick={() => setOpen(true)}>
        All weigh-ins
      </Button>
      <AllWeighInsDialog open={open} onOpenChange={setOpen} reader={reader} />
    </div>
  )
}

const NoWeighIns = () => (
  <EmptyState
    className="border-0"
    icon={<Scale />}
    title="No weigh-ins yet"
    text="Your first weigh-in starts your chart and goal progress."
  />
)

interface Loaded {
  logs: readonly WeightLog[]
  progress: Progress
}

function Contents({ logs: [latest, ...earlier], progress, reader }: Loaded & { reader: Reader }) {
  if (!latest) return <NoWeighIns />
  return (
    <Overview logs={[latest, ...earlier]} progress={progress} reader={reader}>
      <Recent logs={[latest, ...earlier]} reader={reader} />
    </Overview>
  )
}

/** The weight widget: overview, trend and log button. */
export default function WeightWidget({ user: reader }: { user: CurrentUser }) {
  const [weighing, setWeighing] = useState(false)
  const logs = useQuery(recentWeighInsQuery)
  const progress = useQuery(progressQuery)
  useEffect(preloadWeighInForm, [])
  const failed = [logs, progress].filter(({ data, isError }) => !data && isError)
  return (
    <Card as="section" aria-labelledby="weight-progress">
      <CardHeader
        action={
          <Button variant="tinted" size="sm" data-quick-action="weight" onClick={() => setWeighing(true)}>
            <Scale className="size-4" aria-hidden="true" />
            Weigh In
          </Button>
        }
      >
        <CardTitle id="weight-progress">Weight Progress</CardTitle>
      </CardHeader>
      <QueuedWeighIns reader={reader} />
      {logs.data && progress.data ? (
        <Contents logs={logs.data} progress={progress.data} reader={reader} />
      ) : failed.length > 0 ? (
        <ErrorState
          title="We couldn’t load your weight"
          className="border-0 shadow-none"
          error={failed[0]?.error}
          onRetry={() => {
            for (const query of failed) void query.refetch()
          }}
          retrying={failed.some(({ isFetching }) => isFetching)}
        />
      ) : (
        <OverviewSkeleton />
      )}
      <WeighInDialog open={weighing} onOpenChange={setWeighing} reader={reader} last={logs.data?.[0]} />
    </Card>
  )
}
