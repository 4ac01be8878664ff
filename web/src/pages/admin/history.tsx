import { mayEnter } from '@pepwell/domain/accounts/admin-areas'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { useCurrentUser } from '../../features/accounts/current-user.ts'
import { useAddressState } from '../../lib/navigation/address-state.ts'
import { browserTimeZone } from '../../lib/time/browser-zone.ts'
import { Tabs } from '../../ui/tabs.tsx'
import { OperatorHistory } from './operator-history.tsx'
import { PanelHeader } from './panel-header.tsx'
import { usePermissions } from './permissions.ts'
import { SecurityHistory } from './security-history.tsx'

const views = [
  { value: 'changes', label: 'Operators' },
  { value: 'security', label: 'Sign-ins and security' },
] as const

/** Operator actions and, with the member permission, members' security events. */
function Views({ timeZone }: { timeZone: string }) {
  const [view, setView] = useAddressState('view')
  const maySeeMembers = mayEnter(usePermissions(), 'members')
  if (!maySeeMembers) return <OperatorHistory timeZone={timeZone} />
  return (
    <Tabs
      label="History"
      look="keys"
      tabs={views}
      value={view === 'security' ? 'security' : 'changes'}
      onChange={(next) => setView(next === 'changes' ? undefined : next, { asNewPlace: true })}
      className="[&>[role=tabpanel]]:pt-3"
    >
      {view === 'security' ? (
        <SecurityHistory timeZone={timeZone} />
      ) : (
        <OperatorHistory timeZone={timeZone} />
      )}
    </Tabs>
  )
}

/** The back office's logs. */
export default function History() {
  const { user } = useCurrentUser()
  return (
    <div data-tall>
      <nav aria-label="Breadcrumb" className="mb-1 flex items-center gap-1.5 text-sm text-soft">
        <Link to="/admin" className="inline-flex min-h-11 items-center rounded-lg hover:text-ink md:min-h-6">
          Admin Panel
        </Link>
        <ChevronRight className="size-4" aria-hidden="true" />
        <span aria-current="page">History</span>
      </nav>
      <PanelHeader title="History" />
      <p className="mb-4 text-soft xl:-mt-3">A permanent log of what operators did and viewed.</p>
      <Views timeZone={user?.timeZone ?? browserTimeZone()} />
    </div>
  )
}
