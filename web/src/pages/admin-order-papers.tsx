import { useQueries } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { useCurrentUser } from '../features/accounts/current-user.ts'
import { AddressLabel, PackingSlip } from '../features/orders/admin/order-papers.tsx'
import { fullOrderQuery } from '../features/orders/admin/orders-admin.api.ts'
import { Button } from '../ui/button.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { Loading, Skeleton } from '../ui/skeleton.tsx'
import { OrderGate } from './admin/order-gate.tsx'

/** Maximum orders per print. */
const MAX_DOCUMENTS = 200

function Papers({ timeZone }: { timeZone: string }) {
  const [address] = useSearchParams()
  const isLabels = address.get('what') === 'labels'
  const ids = (address.get('ids') ?? '').split(',').map(Number).filter(Number.isSafeInteger)
  const queries = useQueries({ queries: ids.slice(0, MAX_DOCUMENTS).map(fullOrderQuery) })
  const failed = queries.find(({ isError }) => isError)
  if (failed)
    return (
      <ErrorState
        title="We couldn’t create these documents"
        error={failed.error}
        onRetry={() => failed.refetch()}
      />
    )
  if (queries.some(({ data }) => !data))
    return (
      <Loading label="Creating the documents">
        <Skeleton className="h-96" />
      </Loading>
    )
  return (
    <>
      <div className="mb-5 flex items-center justify-between gap-3 print:hidden">
        <h1 className="text-2xl font-bold tracking-tight">{isLabels ? 'Address labels' : 'Packing slips'}</h1>
        <Button onClick={() => window.print()}>
          <Printer className="size-5" aria-hidden="true" />
          Print
        </Button>
      </div>
      <div className="space-y-6 print:space-y-0">
        {queries.map(({ data: order }) =>
          order && isLabels ? (
            <AddressLabel key={order.id} order={order} />
          ) : (
            order && <PackingSlip key={order.id} order={order} timeZone={timeZone} />
          ),
        )}
      </div>
    </>
  )
}

/** Order papers: packing slips and shipping labels. */
export default function AdminOrderPapers() {
  const { user } = useCurrentUser()
  return (
    <div className="mx-auto max-w-4xl">
      <OrderGate>{user && <Papers timeZone={user.timeZone} />}</OrderGate>
    </div>
  )
}
