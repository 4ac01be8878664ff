import { Later } from '../later.tsx'

export default function VitaminInventory() {
  return <Later what="Vitamin Inventory" />
}
