import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { cx } from '../lib/classes.ts'
import { Button } from './button.tsx'
import { FormProblem } from './form-problem.tsx'

interface ShowOlderProps {
  history: UseInfiniteQueryResult
  /** error text: 'We couldn’t load older doses.' */
  failure: string
  /** text at the end of the list */
  end?: string
  label?: string
  className?: string
}

/** Loads the next page; after the last one, shows the end text. */
export function ShowOlder({
  history,
  failure,
  end = 'You’ve reached the start of your history.',
  label = 'Show older',
  className,
}: ShowOlderProps) {
  const { hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } = history
  const ending = useRef<HTMLParagraphElement>(null)
  const pressed = useRef(false)
  useEffect(() => {
    // The focused button disappears with the last page.
    if (pressed.current && !hasNextPage) ending.current?.focus()
  }, [hasNextPage])
  const showOlder = () => {
    pressed.current = true
    void fetchNextPage()
  }
  if (!hasNextPage) {
    return (
      <p ref={ending} tabIndex={-1} className={cx('text-center text-sm text-soft', className)}>
        {end}
      </p>
    )
  }
  return (
    <div className={cx('flex flex-col items-center gap-3', className)}>
      <FormProblem text={isFetchNextPageError ? failure : undefined} />
      <Button variant="secondary" onClick={showOlder} pending={isFetchingNextPage} pendingLabel="Loading...">
        {label}
      </Button>
    </div>
  )
}
