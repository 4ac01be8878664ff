import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import type { ReactNode } from 'react'
import { TimeZonePrompt } from '../../features/accounts/time-zone/time-zone-prompt.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { type PlanTab, PlanTabs } from './plan-tabs.tsx'

/** Two per row on the narrowest phone; as high with a border as without. */
export const headButton = 'h-13 max-md:px-2 max-md:text-base max-md:whitespace-nowrap'

interface PlanHeadProps {
  title: string
  action: ReactNode
  user: CurrentUser
  open: PlanTab
}

/** The head of each of My Plan's tabs. All have an action of the same size, so that the tabs stay in place. */
export const PlanHead = ({ title, action, user, open }: PlanHeadProps) => (
  <>
    <PageHeader title={title} action={action} />
    <div className="mb-4 empty:hidden">
      <TimeZonePrompt user={user} />
    </div>
    <PlanTabs open={open} />
  </>
)
