import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { FormProblem } from '../../../ui/form-problem.tsx'

/** Brings the page after the last; once there is none, says so where the button was. */
export function OlderMessages({ messages }: { messages: UseInfiniteQueryResult }) {
  const { hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } = messages
  const end = useRef<HTMLParagraphElement>(null)
  const pressed = useRef(false)
  useEffect(() => {
    // The button that had the focus is gone with the last page.
    if (pressed.current && !hasNextPage) end.current?.focus()
  }, [hasNextPage])
  const showOlder = () => {
    pressed.current = true
    void fetchNextPage()
  }
  if (!hasNextPage) {
    return (
      <p ref={end} tabIndex={-1} className="mt-2 py-3 text-center text-sm text-soft">
        That is everything.
      </p>
    )
  }
  return (
    <div className="mt-3 flex flex-col items-center gap-3 pb-3">
      <FormProblem text={isFetchNextPageError ? 'Older notifications could not be loaded.' : undefined} />
      <Button variant="secondary" onClick={showOlder} pending={isFetchingNextPage} pendingLabel="Loading...">
        Show older
      </Button>
    </div>
  )
}
