import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { useQuery } from '@tanstack/react-query'
import { BellPlus, Syringe } from 'lucide-react'
import { useState } from 'react'
import { useCurrentUser } from '../features/accounts/current-user.ts'
import { TimeZonePrompt } from '../features/accounts/time-zone/time-zone-prompt.tsx'
import { useRecentDoses } from '../features/doses/queued-doses.ts'
import { DoseSheet } from '../features/doses/sheet/dose-sheet.tsx'
import { planQuery } from '../features/plan/plan.api.ts'
import { isActive } from '../features/plan/plan-groups.ts'
import { remindersQuery } from '../features/reminders/reminders.api.ts'
import { useToday } from '../lib/time/use-today.ts'
import { Button } from '../ui/button.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { useDialogAbout } from '../ui/use-dialog-about.ts'
import { History } from './my-plan/history.tsx'
import { Plan } from './my-plan/plan.tsx'
import { PlanCalculator } from './my-plan/plan-calculator.tsx'
import { Reminders } from './my-plan/reminders.tsx'
import { PlanSection, SectionLinks } from './my-plan/sections.tsx'
import { type AskedDose, useAskedDose } from './my-plan/use-asked-dose.ts'

/** Two beside each other on the narrowest phone. */
const narrow = 'max-md:px-2 max-md:text-base max-md:whitespace-nowrap'

interface ActionsProps {
  /** whether there is anything that can be logged: otherwise something else comes first */
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
        className={narrow}
        data-quick-action="log-dose"
        onClick={onLog}
      >
        <Syringe className="size-5" aria-hidden="true" />
        Log Dose
      </Button>
      <Button size="lg" variant="secondary" className={narrow} onClick={onRemind}>
        <BellPlus className="size-5" aria-hidden="true" />
        New Reminder
      </Button>
    </>
  )
}

function PlanOf({ user }: { user: CurrentUser }) {
  const { timeZone } = user
  const today = useToday(timeZone)
  const plan = useQuery(planQuery)
  const doses = useRecentDoses(plan.data)
  const reminders = useQuery(remindersQuery)
  const logging = useDialogAbout<AskedDose>()
  useAskedDose(logging.show)
  const [adding, setAdding] = useState(false)
  return (
    <>
      <PageHeader
        title="My Plan"
        action={
          <Actions
            canLog={plan.data?.some(isActive) ?? true}
            onLog={() => logging.show({})}
            onRemind={() => setAdding(true)}
          />
        }
      >
        What you are on, when you are reminded, and every dose you logged.
      </PageHeader>
      <div className="mb-6 empty:hidden">
        <TimeZonePrompt user={user} />
      </div>
      <SectionLinks />
      <PlanSection id="plan">
        <Plan
          plan={plan}
          doses={doses.data}
          today={today}
          timeZone={timeZone}
          onLog={(entry) => logging.show({ entryId: entry.id })}
          onRemind={() => setAdding(true)}
        />
      </PlanSection>
      <PlanSection id="reminders">
        <Reminders
          plan={plan}
          user={user}
          doses={doses.data}
          adding={adding}
          onAdding={setAdding}
          onLog={logging.show}
        />
      </PlanSection>
      <PlanSection id="dosage-calculator">
        <PlanCalculator user={user} />
      </PlanSection>
      <PlanSection id="history">
        <History entries={plan.data} today={today} timeZone={timeZone} />
      </PlanSection>
      <DoseSheet
        door="plan"
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
