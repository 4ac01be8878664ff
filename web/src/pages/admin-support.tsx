import { lazy, Suspense } from 'react'
import { AdminGate, PanelSpinner } from './admin/gate.tsx'

const Support = lazy(() => import('./admin/support.tsx'))

export default function AdminSupport() {
  return (
    <AdminGate>
      <Suspense fallback={<PanelSpinner />}>
        <Support />
      </Suspense>
    </AdminGate>
  )
}
