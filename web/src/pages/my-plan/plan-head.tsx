import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { TimeZonePrompt } from '../../features/accounts/time-zone/time-zone-prompt.tsx'
import { cx } from '../../lib/classes.ts'
import { PageHeader } from '../../ui/page-header.tsx'

/** My Plan's tabs, each with its own address. */
const tabs = [
  ['plan', 'Plan', '/reminders'],
  ['vials', 'Vials', '/reminders/vials'],
  ['reminders', 'Reminders', '/reminders?tab=reminders'],
  ['calculator', 'Calculator', '/reminders?tab=calculator'],
  ['history', 'History', '/reminders?tab=history'],
] as const

type PlanTab = (typeof tabs)[number][0]

const PlanTabs = ({ open }: { open: PlanTab }) => (
  <nav
    aria-label="My Plan"
    className="-mx-4 mb-5 overflow-x-auto border-b border-line px-2 [scrollbar-width:none] md:mx-0 md:px-0"
  >
    <ul className="flex md:gap-1">
      {tabs.map(([tab, name, address]) => (
        <li key={tab}>
          <Link
            to={address}
            aria-current={tab === open ? 'page' : undefined}
            className={cx(
              'flex min-h-11 items-center border-b-3 px-2.5 font-semibold whitespace-nowrap -outline-offset-3 transition-colors duration-100 max-md:text-sm max-[24rem]:px-2 md:px-3.5',
              tab === open ? 'border-accent text-accent-ink' : 'border-transparent text-soft hover:text-ink',
            )}
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)

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
