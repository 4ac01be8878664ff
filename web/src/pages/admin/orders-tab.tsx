import { useCurrentUser } from '../../features/accounts/current-user.ts'
import { OrdersTable } from '../../features/orders/admin/orders-table.tsx'

export default function OrdersTab() {
  const { user } = useCurrentUser()
  return user && <OrdersTable timeZone={user.timeZone} />
}
