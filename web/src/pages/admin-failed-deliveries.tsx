import { lazy, Suspense } from 'react'
import { AdminGate, PanelSpinner } from './admin/gate.tsx'

const FailedDeliveries = lazy(() => import('./admin/failed-deliveries.tsx'))

export default function AdminFailedDeliveries() {
  return (
    <AdminGate>
      <Suspense fallback={<PanelSpinner />}>
        <FailedDeliveries />
      </Suspense>
    </AdminGate>
  )
}
