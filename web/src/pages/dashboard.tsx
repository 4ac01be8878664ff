import type { CurrentUser } from '@pepwell/contract/accounts'
import { greeting } from '@pepwell/domain/greeting'
import { useQuery } from '@tanstack/react-query'
import { Syringe } from 'lucide-react'
import { useCurrentUser } from '../features/accounts/current-user.ts'
import { Travel } from '../features/accounts/travel/travel.tsx'
import { recentDosesQuery, statsQuery } from '../features/doses/doses.api.ts'
import { DoseSheet } from '../features/doses/sheet/dose-sheet.tsx'
import { planQuery } from '../features/plan/plan.api.ts'
import type { ReminderDose } from '../features/reminders/overdue/reminder-dose.ts'
import { formatShortDay } from '../lib/dates.ts'
import { useToday } from '../lib/use-today.ts'
import { Button } from '../ui/button.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { useDialogAbout } from '../ui/use-dialog-about.ts'
import { Activity } from './dashboard/activity.tsx'
import { Figures } from './dashboard/figures.tsx'
import { HealthTracking } from './dashboard/health-tracking.tsx'
import { ProfileBanner } from './dashboard/profile-banner.tsx'
import { QuickActions } from './dashboard/quick-actions.tsx'

function Header({ user, today, onLogDose }: { user: CurrentUser; today: string; onLogDose: () => void }) {
  const actions = (
    <>
      <Button size="lg" className="max-md:px-3 max-md:text-base" onClick={onLogDose}>
        <Syringe className="size-5" aria-hidden="true" />
        Log Dose
      </Button>
      <QuickActions onLogDose={onLogDose} />
    </>
  )
  return (
    <PageHeader title={greeting(user)} action={actions}>
      {formatShortDay(today)}
    </PageHeader>
  )
}

function DashboardOf({ user }: { user: CurrentUser }) {
  const { timeZone } = user
  const today = useToday(timeZone)
  const plan = useQuery(planQuery)
  const doses = useQuery(recentDosesQuery)
  const stats = useQuery(statsQuery)
  const logging = useDialogAbout<Partial<ReminderDose>>()
  return (
    <>
      <Header user={user} today={today} onLogDose={() => logging.show({})} />
      <div className="flex flex-col gap-4 md:gap-6">
        <Travel user={user} />
        <ProfileBanner user={user} />
        <Figures stats={stats} />
        <Activity
          plan={plan}
          doses={doses}
          stats={stats}
          today={today}
          timeZone={timeZone}
          onLog={(entryId) => logging.show({ entryId })}
        />
        <HealthTracking user={user} onLog={logging.show} />
      </div>
      <DoseSheet
        door="dashboard"
        open={logging.open}
        onOpenChange={logging.onOpenChange}
        {...logging.subject}
        plan={plan}
        doses={doses}
        timeZone={timeZone}
      />
    </>
  )
}

export default function Dashboard() {
  const { user } = useCurrentUser()
  return user && <DashboardOf user={user} />
}
