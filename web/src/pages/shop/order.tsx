import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useCurrentUser } from '../../features/accounts/current-user.ts'
import { OrderView } from '../../features/orders/order-view.tsx'
import { orderQuery } from '../../features/orders/orders.api.ts'
import { OwnOrderGate } from '../../features/orders/own-order-gate.tsx'
import NotFound from '../not-found.tsx'
import { pictureOf } from './picture-of.tsx'

/** One of the user's orders. */
export default function OrderPage() {
  const { number = '' } = useParams()
  const { user } = useCurrentUser()
  const order = useQuery(orderQuery(number))
  return (
    <OwnOrderGate query={order} absent={<NotFound />}>
      {(data) => user && <OrderView order={data} timeZone={user.timeZone} pictureOf={pictureOf} />}
    </OwnOrderGate>
  )
}
