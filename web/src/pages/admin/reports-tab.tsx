import { AssistantUse } from '../../features/assistant/admin/assistant-use.tsx'
import { ReportsPanel } from '../../features/reports/admin/reports-panel.tsx'
import { useOperatorZone } from './use-operator-zone.ts'

export default function ReportsTab() {
  return (
    <>
      <ReportsPanel timeZone={useOperatorZone()} />
      <AssistantUse />
    </>
  )
}
