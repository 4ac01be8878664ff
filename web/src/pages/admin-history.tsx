import { lazy, Suspense } from 'react'
import { AdminGate, PanelSpinner } from './admin/gate.tsx'

const History = lazy(() => import('./admin/history.tsx'))

export default function AdminHistory() {
  return (
    <AdminGate>
      <Suspense fallback={<PanelSpinner />}>
        <History />
      </Suspense>
    </AdminGate>
  )
}
