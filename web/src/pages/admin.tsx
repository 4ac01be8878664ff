import { lazy, Suspense, useEffect } from 'react'
import { useCurrentUser } from '../features/accounts/current-user.ts'
import { AdminGate, PanelSpinner } from './admin/gate.tsx'

// Whoever is turned away at the gate needs nothing of it.
const load = () => import('./admin/panel.tsx')
const Panel = lazy(load)

export default function Admin() {
  const isAdmin = useCurrentUser().user?.isAdmin ?? false
  useEffect(() => {
    // On its way while the server is asked. Should it not arrive, the panel asks again.
    if (isAdmin) load().catch(() => {})
  }, [isAdmin])
  return (
    <AdminGate>
      <Suspense fallback={<PanelSpinner />}>
        <Panel />
      </Suspense>
    </AdminGate>
  )
}
