import { lazy, Suspense } from 'react'
import { AdminGate, PanelSpinner } from './admin/gate.tsx'

// Whoever is turned away at the gate needs nothing of it.
const Panel = lazy(() => import('./admin/panel.tsx'))

export default function Admin() {
  return (
    <AdminGate>
      <Suspense fallback={<PanelSpinner />}>
        <Panel />
      </Suspense>
    </AdminGate>
  )
}
