import { Later } from './later.tsx'

export default function OrdersTab() {
  return <Later what="Orders" />
}
