import { InventoryPanel } from '../../../features/inventory/admin/inventory-panel.tsx'
import { useOperatorZone } from '../use-operator-zone.ts'

export default function VitaminInventory() {
  return <InventoryPanel key="vitamins" kind="vitamins" timeZone={useOperatorZone()} />
}
