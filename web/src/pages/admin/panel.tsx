import { mayEnter } from '@pepwell/domain/accounts/admin-areas'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { useCurrentUser } from '../../features/accounts/current-user.ts'
import { inboxCountsQuery } from '../../features/inbox-counts/admin/inbox-counts.api.ts'
import { panelFiguresQuery } from '../../features/members/admin/panel-figures.ts'
import { SummaryCards } from '../../features/members/admin/summary-cards.tsx'
import { Users } from '../../features/members/admin/users.tsx'
import { lazyView } from '../../lib/rendering/lazy-view.ts'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { LoadBoundary } from '../../ui/load-boundary.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { AccessDenied } from './access-denied.tsx'
import { PanelSpinner } from './gate.tsx'
import { PanelHeader } from './panel-header.tsx'
import { type PanelTab, panelTabs, permittedTabs } from './panel-tabs.ts'
import { usePermissions } from './permissions.ts'
import { SecurityNotice } from './security-notice.tsx'
import { supportPlaces, workText } from './support-places.ts'
import { useGoTo } from './use-go-to.ts'
import { useOpenTab } from './use-open-tab.ts'

/** Shown instead of the tabs to operators with only the support permission. */
function SupportWays() {
  const { data } = useQuery(inboxCountsQuery)
  return (
    <nav aria-label="Support" className="mt-5">
      <ul className="grid gap-3 sm:grid-cols-3">
        {supportPlaces.map((place) => (
          <li key={place.path}>
            <Link to={place.path} className="block rounded-2xl">
              <Card className="flex min-h-16 items-center gap-3 font-semibold hover:bg-sunken">
                <place.Icon className="size-5 text-accent-ink" aria-hidden="true" />
                <span className="flex-1">{workText(place, data?.[place.waits]) ?? place.label}</span>
                <ChevronRight className="size-4 text-soft" aria-hidden="true" />
              </Card>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function UsersTab() {
  const { user } = useCurrentUser()
  return user && <Users ownId={user.id} timeZone={user.timeZone} />
}

/** In the main chunk: most operators come for it. */
const contents = {
  users: UsersTab,
  orders: lazyView(() => import('./orders-tab.tsx')),
  inventory: lazyView(() => import('./inventory-tab.tsx')),
  products: lazyView(() => import('./products-tab.tsx')),
  'personal-peptides': lazyView(() => import('./personal-peptides-tab.tsx')),
  reports: lazyView(() => import('./reports-tab.tsx')),
} satisfies Record<PanelTab, unknown>

function Content({ tab }: { tab: PanelTab }) {
  const Tab = contents[tab]
  return (
    <LoadBoundary failure="We couldn’t load this tab" skeleton={<PanelSpinner />}>
      <Tab />
    </LoadBoundary>
  )
}

/** The permitted tabs. */
function PanelTabs({ users }: { users: number | undefined }) {
  const { shown, open } = useOpenTab('tab', panelTabs)
  const goTo = useGoTo()
  const maySupport = mayEnter(usePermissions(), 'support')
  const row = (
    <Tabs
      label="Admin Panel"
      tabs={shown.map((tab) => (tab.value === 'users' ? { ...tab, badge: users } : tab))}
      value={open?.value}
      onChange={(tab) => goTo({ tab })}
      className="md:[&>[role=tablist]>*]:min-h-10 [&>[role=tabpanel]]:pt-1.5"
    >
      {open && <Content key={open.value} tab={open.value} />}
    </Tabs>
  )
  if (open) return row
  if (shown.length === 0 && maySupport) return <SupportWays />
  return (
    <>
      {shown.length > 0 && row}
      <AccessDenied level={2} />
    </>
  )
}

/** The back office panel. */
export function Panel() {
  const figures = useQuery(panelFiguresQuery)
  const hasTabs = permittedTabs(usePermissions(), panelTabs).length > 0
  return (
    <div data-tall className="md:-mt-2">
      <PanelHeader title="Admin Panel" ways={hasTabs} />
      <div className="min-[85rem]:flex min-[85rem]:gap-3 min-[85rem]:[&>dl]:flex-1">
        {figures.data && <SummaryCards figures={figures.data} />}
        <SecurityNotice />
      </div>
      {figures.isPending ? (
        <PanelSpinner />
      ) : (
        <>
          {!figures.data && (
            <ErrorState
              title="We couldn’t load the figures"
              error={figures.error}
              onRetry={() => figures.refetch()}
              retrying={figures.isFetching}
            />
          )}
          <PanelTabs users={figures.data?.totalUsers} />
        </>
      )}
    </div>
  )
}
