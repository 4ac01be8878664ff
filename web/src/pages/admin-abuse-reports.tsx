import { lazy, Suspense } from 'react'
import { AdminGate, PanelSpinner } from './admin/gate.tsx'

const AbuseReports = lazy(() => import('./admin/abuse-reports.tsx'))

export default function AdminAbuseReports() {
  return (
    <AdminGate>
      <Suspense fallback={<PanelSpinner />}>
        <AbuseReports />
      </Suspense>
    </AdminGate>
  )
}
