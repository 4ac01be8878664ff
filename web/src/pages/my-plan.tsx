import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { useQuery } from '@tanstack/react-query'
import { BellPlus, Syringe } from 'lucide-react'
import { useCurrentUser } from '../features/accounts/current-user.ts'
import { useRecentDoses } from '../features/doses/queued-doses.ts'
import { DoseSheet } from '../features/doses/sheet/dose-sheet.tsx'
import { planQuery } from '../features/plan/plan.api.ts'
import { isActive } from '../features/plan/plan-groups.ts'
import { remindersQuery } from '../features/reminders/reminders.api.ts'
import { useAddressState } from '../lib/navigation/address-state.ts'
import { lazyView } from '../lib/rendering/lazy-view.ts'
import { useToday } from '../lib/time/use-today.ts'
import { Button } from '../ui/button.tsx'
import { HydrationMarker } from '../ui/hydration-boundary.tsx'
import { LoadBoundary } from '../ui/load-boundary.tsx'
import { Loading, Skeleton } from '../ui/skeleton.tsx'
import { useDialogAbout } from '../ui/use-dialog-about.ts'
import { NewReminder } from './my-plan/new-reminder.tsx'
import { Plan } from './my-plan/plan.tsx'
import { headButton, PlanHead } from './my-plan/plan-head.tsx'
import { useNewReminder } from './my-plan/use-new-reminder.ts'
import { type RequestedDose, useRequestedDose } from './my-plan/use-requested-dose.ts'

// Lazy tabs.
const Reminders = lazyView(() => import('./my-plan/reminders.tsx'))
const PlanCalculator = lazyView(() => import('./my-plan/plan-calculator.tsx'))
const History = lazyView(() => import('./my-plan/history.tsx'))

interface ActionsProps {
  /** whether anything can be logged; otherwise another action is primary */
  canLog: boolean
  onLog: () => void
  onRemind: () => void
}

function Actions({ canLog, onLog, onRemind }: ActionsProps) {
  return (
    <>
      <Button
        size="lg"
        variant={canLog ? 'primary' : 'tinted'}
        className={headButton}
        data-quick-action="log-dose"
        onClick={onLog}
      >
        <Syringe className="size-5" aria-hidden="true" />
        Log Dose
      </Button>
      <Button size="lg" variant="secondary" className={headButton} onClick={onRemind}>
        <BellPlus className="size-5" aria-hidden="true" />
        New Reminder
      </Button>
    </>
  )
}

const TabSkeleton = () => (
  <Loading>
    <Skeleton className="h-96 rounded-2xl" />
  </Loading>
)

function PlanOf({ user }: { user: CurrentUser }) {
  const { timeZone } = user
  const today = useToday(timeZone)
  const plan = useQuery(planQuery)
  const doses = useRecentDoses(plan.data)
  const reminders = useQuery(remindersQuery)
  const logging = useDialogAbout<RequestedDose>()
  useRequestedDose(logging.show)
  const adding = useNewReminder()
  const [asked] = useAddressState('tab')
  const onNew = adding.show
  const shown = { plan, user, doses: doses.data }
  const tabs = {
    plan: (
      <Plan
        {...shown}
        today={today}
        timeZone={timeZone}
        onLog={(entry) => logging.show({ entryId: entry.id })}
        onRemind={onNew}
      />
    ),
    reminders: <Reminders {...shown} onNew={onNew} onLog={logging.show} />,
    calculator: <PlanCalculator user={user} />,
    history: <History entries={plan.data} today={today} timeZone={timeZone} />,
  }
  const open = asked in tabs ? (asked as keyof typeof tabs) : 'plan'
  return (
    <>
      <PlanHead
        title="My Plan"
        user={user}
        open={open}
        action={
          <Actions
            canLog={plan.data?.some(isActive) ?? true}
            onLog={() => logging.show({})}
            onRemind={onNew}
          />
        }
      />
      <LoadBoundary key={open} failure="We couldn’t load this tab" skeleton={<TabSkeleton />}>
        {tabs[open]}
        <HydrationMarker />
      </LoadBoundary>
      <NewReminder {...shown} open={adding.open} onOpenChange={adding.onOpenChange} />
      <DoseSheet
        entryPoint="plan"
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

export default function MyPlan() {
  const { user } = useCurrentUser()
  return user && <PlanOf user={user} />
}
