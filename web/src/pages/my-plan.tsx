import type { CurrentUser } from '@pepwell/contract/accounts'
import { useQuery } from '@tanstack/react-query'
import { Syringe } from 'lucide-react'
import { useCurrentUser } from '../features/accounts/current-user.ts'
import { recentDosesQuery } from '../features/doses/doses.api.ts'
import { QuickLogDialog } from '../features/doses/quick-log-dialog.tsx'
import { planQuery } from '../features/plan/plan.api.ts'
import { useToday } from '../lib/use-today.ts'
import { Button } from '../ui/button.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { useDialogAbout } from '../ui/use-dialog-about.ts'
import { History } from './my-plan/history.tsx'
import { Plan } from './my-plan/plan.tsx'
import { PlanCalculator } from './my-plan/plan-calculator.tsx'

function PlanOf({ user }: { user: CurrentUser }) {
  const { timeZone } = user
  const today = useToday(timeZone)
  const plan = useQuery(planQuery)
  const doses = useQuery(recentDosesQuery)
  const logging = useDialogAbout<number | undefined>()
  return (
    <>
      <PageHeader
        title="My Plan"
        action={
          <Button size="lg" data-quick-action="log-dose" onClick={() => logging.show(undefined)}>
            <Syringe className="size-5" aria-hidden="true" />
            Log Dose
          </Button>
        }
      >
        What you are on, how far you are, and every dose you logged.
      </PageHeader>
      <Plan
        plan={plan}
        doses={doses.data}
        today={today}
        timeZone={timeZone}
        onLog={(entry) => logging.show(entry.id)}
      />
      <PlanCalculator user={user} />
      <History today={today} timeZone={timeZone} />
      <QuickLogDialog
        open={logging.open}
        onOpenChange={logging.onOpenChange}
        entryId={logging.subject}
        plan={plan}
        doses={doses}
        timeZone={timeZone}
      />
    </>
  )
}

export default function MyPlan() {
  const { user } = useCurrentUser()
  return user && <PlanOf user={user} />
}
