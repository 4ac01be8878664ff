import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { greeting } from '@pepwell/domain/accounts/greeting'
import { useQuery } from '@tanstack/react-query'
import { Syringe } from 'lucide-react'
import { useCurrentUser } from '../features/accounts/current-user.ts'
import { TimeZonePrompt } from '../features/accounts/time-zone/time-zone-prompt.tsx'
import { statsQuery } from '../features/doses/doses.api.ts'
import { useRecentDoses } from '../features/doses/queued-doses.ts'
import { DoseSheet } from '../features/doses/sheet/dose-sheet.tsx'
import { planQuery } from '../features/plan/plan.api.ts'
import type { ReminderDose } from '../features/reminders/overdue/reminder-dose.ts'
import { remindersQuery } from '../features/reminders/reminders.api.ts'
import { reloadPage } from '../lib/browser/browser.ts'
import { lazyView } from '../lib/rendering/lazy-view.ts'
import { formatShortDay } from '../lib/time/dates.ts'
import { useToday } from '../lib/time/use-today.ts'
import { Button } from '../ui/button.tsx'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { LoadBoundary } from '../ui/load-boundary.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useDialogAbout } from '../ui/use-dialog-about.ts'
import { LogPeptide, Week } from './dashboard/activity.tsx'
import { Adherence } from './dashboard/adherence.tsx'
import { Figures } from './dashboard/figures.tsx'
import { HealthRail, HealthTracking } from './dashboard/health-tracking.tsx'
import { ProfileBanner } from './dashboard/profile-banner.tsx'
import { QuickActions } from './dashboard/quick-actions.tsx'
import DayRing from './dashboard/today/day-ring.tsx'
import Today from './dashboard/today/today.tsx'

// Only new members see it.
const FirstPeptide = lazyView<{ timeZone: string }>(() => import('./dashboard/first-peptide.tsx'))

interface ActionsProps {
  onLogDose: () => void
}

const Actions = ({ onLogDose }: ActionsProps) => (
  <div className="flex gap-3 max-md:*:flex-1">
    <Button variant="secondary" size="lg" className="max-md:px-3 max-md:text-base" onClick={onLogDose}>
      <Syringe className="size-5" aria-hidden="true" />
      Log Dose
    </Button>
    <QuickActions onLogDose={onLogDose} />
  </div>
)

/** Two columns if there is room; in one column the sections have their own order. */
const columns = {
  both: 'flex flex-col gap-4.5 rail:grid rail:grid-cols-[minmax(0,1fr)_23.25rem] rail:items-start rail:gap-x-9',
  main: 'contents rail:flex rail:min-w-0 rail:flex-col rail:gap-5',
  rail: 'contents rail:flex rail:min-w-0 rail:flex-col rail:gap-4',
}

function DashboardOf({ user }: { user: CurrentUser }) {
  const { timeZone } = user
  const today = useToday(timeZone)
  const plan = useQuery(planQuery)
  const doses = useRecentDoses(plan.data)
  const reminders = useQuery(remindersQuery)
  const stats = useQuery(statsQuery)
  const logging = useDialogAbout<Partial<ReminderDose>>()
  const shown = { plan, doses, today, timeZone }
  const isNew = plan.data?.length === 0 && doses.data?.length === 0
  return (
    <>
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0 wrap-anywhere">
          <PageHeader title={greeting(user)}>{formatShortDay(today)}</PageHeader>
        </div>
        <div className="size-13.5 shrink-0 empty:hidden">{!isNew && <DayRing timeZone={timeZone} />}</div>
      </div>
      <div className={columns.both}>
        <div className={columns.main}>
          <TimeZonePrompt user={user} />
          <ProfileBanner user={user} />
          {isNew ? (
            <LoadBoundary
              failure="We couldn’t load the peptides"
              skeleton={<Skeleton className="h-116 rounded-3xl" />}
            >
              <FirstPeptide timeZone={timeZone} />
            </LoadBoundary>
          ) : (
            <ErrorBoundary fallback={<ErrorState onRetry={reloadPage} />}>
              <Today user={user} onLog={logging.show} />
            </ErrorBoundary>
          )}
          <Actions onLogDose={() => logging.show({})} />
          <div className={isNew ? 'max-rail:order-last' : 'max-rail:order-1'}>
            <Figures stats={stats} />
          </div>
          <HealthTracking user={user} />
        </div>
        <div className={columns.rail}>
          <div className="max-rail:order-2 max-md:hidden">
            <LogPeptide {...shown} onLog={(entryId) => logging.show({ entryId })} />
          </div>
          <div className="max-rail:order-2 max-md:hidden">
            <Adherence stats={stats} />
          </div>
          {!isNew && (
            <div className="max-rail:order-3">
              <Week {...shown} stats={stats} />
            </div>
          )}
          <HealthRail user={user} />
        </div>
      </div>
      <DoseSheet
        entryPoint="dashboard"
        open={logging.open}
        onOpenChange={logging.onOpenChange}
        {...logging.subject}
        plan={plan}
        doses={doses}
        reminders={reminders}
        timeZone={timeZone}
      />
    </>
  )
}

export default function Dashboard() {
  const { user } = useCurrentUser()
  return user && <DashboardOf user={user} />
}
