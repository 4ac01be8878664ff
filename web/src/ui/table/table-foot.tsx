import type { RowData } from '@tanstack/react-table'
import { useEffect, useRef } from 'react'
import { Button } from '../button.tsx'
import { Key } from '../key.tsx'
import { useSingleKeys } from './shortcuts.ts'
import type { MoreRows } from './table-types.ts'
import type { PartProps } from './use-table-model.ts'

/** Load the next page this far ahead: one screenful. */
const AHEAD = '600px'

/** Loads the next page near the end of the list, or on request. */
export function More({ hasMore, load, loading, failed = false }: MoreRows) {
  const place = useRef<HTMLDivElement>(null)
  const latest = useRef(load)
  latest.current = load
  const loadsOnScroll = hasMore && !loading && !failed
  useEffect(() => {
    const element = place.current
    if (!element || !loadsOnScroll || !('IntersectionObserver' in window)) return
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) latest.current()
      },
      { rootMargin: AHEAD },
    )
    watch.observe(element)
    return () => watch.disconnect()
  }, [loadsOnScroll])
  if (!hasMore) return null
  return (
    <div ref={place} className="flex flex-wrap items-center justify-center gap-3 p-3">
      {failed && (
        <p role="alert" className="font-semibold text-danger-ink">
          We couldn’t load more.
        </p>
      )}
      <Button variant="secondary" size="sm" onClick={load} pending={loading} pendingLabel="Loading...">
        {failed ? 'Try again' : 'Show more'}
      </Button>
    </div>
  )
}

/** Shortcut hints, for devices with a keyboard. */
function Keys<Row extends RowData>({ props }: PartProps<Row>) {
  const single = useSingleKeys()
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 pointer-coarse:hidden">
      <span>
        <Key>↑</Key> <Key>↓</Key> row
      </span>
      {props.detail && (
        <span>
          <Key>Enter</Key> open
        </span>
      )}
      {single && props.selection && (
        <span>
          <Key>X</Key> select
        </span>
      )}
      {single && props.menu && (
        <span>
          <Key>.</Key> menu
        </span>
      )}
      {single && props.search && (
        <span>
          <Key>/</Key> search
        </span>
      )}
    </p>
  )
}

/** Row count and shortcut hints. */
export function TableFoot<Row extends RowData>({ asCards, ...part }: PartProps<Row> & { asCards: boolean }) {
  const { props, model } = part
  const count = model.rows.length
  return (
    <footer className="flex flex-wrap items-center justify-between gap-2 px-4 py-2.5 text-sm text-soft tabular-nums md:border-t md:border-line">
      <p>{props.summary ?? `${count} of ${props.rows?.length ?? 0}`}</p>
      {!asCards && props.within !== 'dialog' && <Keys {...part} />}
    </footer>
  )
}
