import type { ReportDecision } from '@pepwell/domain/social/abuse-reports'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { ShowOlder } from '../../../ui/show-older.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { useDialogAbout } from '../../../ui/use-dialog-about.ts'
import { abuseReportsQuery, type ListedReport } from './abuse-reports.api.ts'
import { LiftSuspension } from './lift-suspension.tsx'
import { ReportCard } from './report-card.tsx'
import { ResolveDialog } from './resolve-dialog.tsx'

type State = 'open' | 'settled'

const states = [
  { value: 'open', label: 'Open' },
  { value: 'settled', label: 'Resolved' },
] as const

interface ListProps {
  state: State
  timeZone: string
  ask: (report: ListedReport, decision: ReportDecision) => void
}

function Reports({ state, timeZone, ask }: ListProps) {
  const reports = useInfiniteQuery(abuseReportsQuery(state))
  const { data, isPending, error, refetch, isFetching } = reports
  if (isPending) {
    return (
      <Loading label="Loading reports" className="space-y-4">
        <Skeleton className="h-44 rounded-2xl" />
        <Skeleton className="h-44 rounded-2xl" />
      </Loading>
    )
  }
  if (!data) {
    return (
      <ErrorState
        title="We couldn’t load the reports"
        error={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  }
  const rows = data.pages.flat()
  if (rows.length === 0) {
    return state === 'open' ? (
      <EmptyState icon={<ShieldCheck />} title="No open reports" text="Reports from members appear here." />
    ) : (
      <EmptyState icon={<ShieldCheck />} title="No resolved reports yet" />
    )
  }
  return (
    <>
      <ul className="flex flex-col gap-4">
        {rows.map((report) => (
          <ReportCard
            key={report.id}
            report={report}
            timeZone={timeZone}
            ask={(decision) => ask(report, decision)}
          >
            {state === 'settled' && report.status === 'suspended' && report.reported.suspendedAt && (
              <LiftSuspension reported={report.reported} />
            )}
          </ReportCard>
        ))}
      </ul>
      <ShowOlder
        history={reports}
        failure="We couldn’t load more reports."
        end="You’ve reached the end."
        className="mt-4"
      />
    </>
  )
}

/** Members' reports, with their resolutions. */
export function AbuseQueue({ timeZone }: { timeZone: string }) {
  const [state, setState] = useState<State>('open')
  const { subject, show, ...about } = useDialogAbout<{ report: ListedReport; decision: ReportDecision }>()
  return (
    <section aria-label="Member reports">
      {/* On wide screens, next to the page's introduction. */}
      <div className="mb-4 flex justify-end md:-mt-10 xl:-mt-6">
        <Segmented legend="Which reports" options={states} value={state} onChange={setState} />
      </div>
      <Reports state={state} timeZone={timeZone} ask={(report, decision) => show({ report, decision })} />
      {subject && <ResolveDialog key={`${subject.report.id} ${subject.decision}`} {...subject} {...about} />}
    </section>
  )
}
