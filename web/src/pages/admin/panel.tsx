import { mayEnter } from '@pepwell/domain/accounts/admin-areas'
import { useQuery } from '@tanstack/react-query'
import { panelFiguresQuery } from '../../features/members/admin/panel-figures.ts'
import { SummaryCards } from '../../features/members/admin/summary-cards.tsx'
import { lazyView } from '../../lib/rendering/lazy-view.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { LoadBoundary } from '../../ui/load-boundary.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { AccessDenied } from './access-denied.tsx'
import { PanelSpinner } from './gate.tsx'
import { PanelHeader } from './panel-header.tsx'
import { usePermissions } from './permissions.ts'
import { openTo, type PanelTab, panelTabs } from './places.ts'
import { SecurityNotice } from './security-notice.tsx'
import { SupportWays } from './support-ways.tsx'
import { useGoTo } from './use-go-to.ts'
import { useOpenPlace } from './use-open-place.ts'
import { UsersTab } from './users-tab.tsx'

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
  const { shown, open } = useOpenPlace('tab', panelTabs)
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
  const hasTabs = openTo(usePermissions(), panelTabs).length > 0
  return (
    <div data-tall className="md:-mt-2">
      <PanelHeader title="Admin Panel" ways={hasTabs} />
      <SecurityNotice />
      {figures.isPending ? (
        <PanelSpinner />
      ) : (
        <>
          {figures.data ? (
            <SummaryCards figures={figures.data} />
          ) : (
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
