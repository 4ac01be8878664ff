import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useCurrentUser } from '../../features/accounts/current-user.ts'
import { Invoice } from '../../features/orders/invoice.tsx'
import { orderQuery } from '../../features/orders/orders.api.ts'
import { OwnOrderGate } from '../../features/orders/own-order-gate.tsx'
import NotFound from '../not-found.tsx'
import { pictureOf } from './picture-of.tsx'

/** A printable invoice of the user's order. */
export default function InvoicePage() {
  const { number = '' } = useParams()
  const { user } = useCurrentUser()
  const order = useQuery(orderQuery(number))
  return (
    <OwnOrderGate query={order} absent={<NotFound />}>
      {(data) => user && <Invoice order={data} timeZone={user.timeZone} pictureOf={pictureOf} />}
    </OwnOrderGate>
  )
}
