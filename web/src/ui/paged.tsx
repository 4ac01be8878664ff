import { type ReactNode, useRef, useState } from 'react'
import { Button } from './button.tsx'

interface PagedProps<Item> {
  items: readonly Item[]
  /** items of a page */
  size: number
  /** what the items are, for those who don't see them: 'Rows of the file' */
  label: string
  children: (page: readonly Item[]) => ReactNode
}

/** A long list that is here already, page by page. */
export function Paged<Item>({ items, size, label, children }: PagedProps<Item>) {
  const [page, setPage] = useState(0)
  const top = useRef<HTMLDivElement>(null)
  const last = Math.max(0, Math.ceil(items.length / size) - 1)
  const shown = Math.min(page, last)
  const [from, to] = [shown * size, Math.min(items.length, (shown + 1) * size)]
  const go = (next: number) => {
    setPage(next)
    // The button may be gone with the last page, and the new rows begin above.
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
            {`${(from + 1).toLocaleString('en-US')}–${to.toLocaleString('en-US')} of ${items.length.toLocaleString('en-US')}`}
          </p>
          <Button variant="secondary" size="sm" disabled={shown === last} onClick={() => go(shown + 1)}>
            Next
          </Button>
        </nav>
      )}
    </div>
  )
}
