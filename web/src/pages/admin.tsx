import { AdminGate } from './admin/gate.tsx'
import { Panel } from './admin/panel.tsx'

export default function Admin() {
  return (
    <AdminGate>
      <Panel />
    </AdminGate>
  )
}
