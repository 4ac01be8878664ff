import { useInfiniteQuery } from '@tanstack/react-query'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { ShowOlder } from '../../../ui/show-older.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { type Reader, weighInHistoryQuery } from '../weight.api.ts'
import { WeighInList } from './weigh-in-list.tsx'

const rows = Array.from({ length: 8 }, (_, i) => i)

const HistorySkeleton = () => (
  <Loading label="Loading your weigh-ins" className="flex flex-col gap-2">
    {rows.map((row) => (
      <Skeleton key={row} className="h-13" />
    ))}
  </Loading>
)

function History({ reader }: { reader: Reader }) {
  const history = useInfiniteQuery(weighInHistoryQuery)
  if (history.isPending) return <HistorySkeleton />
  if (!history.data) {
    return (
      <ErrorState
        title="We couldn’t load your weigh-ins"
        error={history.error}
        onRetry={() => history.refetch()}
        retrying={history.isFetching}
      />
    )
  }
  return (
    <>
      <WeighInList heading="Latest first" logs={history.data.pages.flat()} reader={reader} />
      <ShowOlder history={history} failure="We couldn’t load older weigh-ins." className="mt-4" />
    </>
  )
}

interface AllWeighInsDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  reader: Reader
}

/** All weigh-ins, by page. */
export default function AllWeighInsDialog({ reader, ...dialog }: AllWeighInsDialogProps) {
  return (
    <Dialog {...dialog} title="All weigh-ins">
      <History reader={reader} />
    </Dialog>
  )
}
