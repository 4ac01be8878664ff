import { numberText } from '@pepwell/domain/text/number-text'
import { type ReactNode, useRef, useState } from 'react'
import { Button } from './button.tsx'

interface PagedProps<Item> {
  items: readonly Item[]
  /** page size */
  size: number
  /** accessible name of the items: 'Rows of the file' */
  label: string
  children: (page: readonly Item[]) => ReactNode
}

/** Client-side paging of a long list. */
export function Paged<Item>({ items, size, label, children }: PagedProps<Item>) {
  const [page, setPage] = useState(0)
  const top = useRef<HTMLDivElement>(null)
  const last = Math.max(0, Math.ceil(items.length / size) - 1)
  const shown = Math.min(page, last)
  const [from, to] = [shown * size, Math.min(items.length, (shown + 1) * size)]
  const go = (next: number) => {
    setPage(next)
    // Focus moves up: on the last page the button disappears, and new rows start at the top.
    top.current?.focus()
  }
  return (
    <div ref={top} tabIndex={-1} className="scroll-mt-20 outline-none">
      {children(items.slice(from, to))}
      {last > 0 && (
        <nav aria-label={`Pages: ${label}`} className="mt-3 flex items-center justify-between gap-3">
          <Button variant="secondary" size="sm" disabled={shown === 0} onClick={() => go(shown - 1)}>
            Previous
          </Button>
          <p className="text-sm text-soft tabular-nums" aria-live="polite">
            {`${numberText(from + 1)}–${numberText(to)} of ${numberText(items.length)}`}
          </p>
          <Button variant="secondary" size="sm" disabled={shown === last} onClick={() => go(shown + 1)}>
            Next
          </Button>
        </nav>
      )}
    </div>
  )
}
