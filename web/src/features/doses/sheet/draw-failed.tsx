import type { PlanEntry } from '@pepwell/contract/plan/plan'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { vialsQuery } from '../../../lib/api/own-vials.ts'
import { cx } from '../../../lib/classes.ts'
import { Button } from '../../../ui/button.tsx'
import { calculationsQuery, isEntryInjected } from './use-vial.ts'

interface DrawFailedProps {
  entry: PlanEntry | undefined
  /** background color */
  className: string
}

/** The error in place of an entry's syringe; renders nothing otherwise. */
export function DrawFailed({ entry, className }: DrawFailedProps) {
  const calculations = useQuery(calculationsQuery)
  const vials = useQuery(vialsQuery)
  const { data, isError, isFetching, refetch } = vials.data ? calculations : vials
  const [hasRetried, setRetried] = useState(false)
  const isRetrying = hasRetried && isFetching
  if (data || !(isError || isRetrying) || !isEntryInjected(entry)) return null
  const retry = () => {
    setRetried(true)
    void refetch()
  }
  return (
    <div
      className={cx('flex items-center justify-between gap-3 rounded-2xl py-0.5 pr-0.5 pl-3.5', className)}
    >
      <p role="alert">We couldn’t load the syringe.</p>
      <Button
        variant="ghost"
        className="shrink-0"
        aria-label="Try again: syringe"
        pending={isRetrying}
        onClick={retry}
      >
        Try again
      </Button>
    </div>
  )
}
