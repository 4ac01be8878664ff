import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { Button } from '../../../ui/button.tsx'
import { FormProblem } from '../../../ui/form-problem.tsx'

/** Brings the page after the last. */
export function OlderPhotos({ history }: { history: UseInfiniteQueryResult }) {
  const { hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } = history
  if (!hasNextPage) return null
  return (
    <div className="flex flex-col items-center gap-3">
      <FormProblem text={isFetchNextPageError ? 'Older photos could not be loaded.' : undefined} />
      <Button
        variant="secondary"
        onClick={() => void fetchNextPage()}
        pending={isFetchingNextPage}
        pendingLabel="Loading..."
      >
        Show older
      </Button>
    </div>
  )
}
