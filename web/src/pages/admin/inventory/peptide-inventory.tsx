import { InventoryPanel } from '../../../features/inventory/admin/inventory-panel.tsx'
import { useOperatorZone } from '../use-operator-zone.ts'

export default function PeptideInventory() {
  return <InventoryPanel key="peptides" kind="peptides" timeZone={useOperatorZone()} />
}
