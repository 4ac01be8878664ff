import { type ReactNode, useEffect, useRef } from 'react'
import { cx } from '../../lib/classes.ts'

interface PanesProps {
  /** the open room, from the address */
  open: string | null
  list: ReactNode
  pane: ReactNode
  className?: string
}

/** Restores the list's scroll position on the way back. */
function useReturn(open: string | null) {
  const list = useRef<HTMLDivElement>(null)
  const before = useRef(open)
  useEffect(() => {
    if (open === null && before.current !== null) {
      list.current?.querySelector<HTMLElement>(`[data-room="${CSS.escape(before.current)}"]`)?.focus()
    }
    before.current = open
  }, [open])
  return list
}

/** Conversation list and open room: side by side, or one at a time on phones. */
export function Panes({ open, list, pane, className }: PanesProps) {
  const ref = useReturn(open)
  return (
    <div
      data-conversations={open === null ? 'list' : 'room'}
      className={cx(
        'flex min-h-0 flex-1 max-md:-mx-4 md:bg-surface md:overflow-hidden md:rounded-2xl md:border md:border-line',
        className,
      )}
    >
      <div
        ref={ref}
        className={cx(
          'flex min-h-0 min-w-0 shrink-0 flex-col max-md:w-full md:w-93 md:border-r md:border-line',
          open !== null && 'max-md:hidden',
        )}
      >
        {list}
      </div>
      <div
        className={cx(
          'flex min-h-0 min-w-0 flex-1 flex-col bg-canvas',
          open === null ? 'max-md:hidden' : 'max-md:fixed max-md:inset-0 max-md:z-20 max-md:pt-safe-0',
        )}
      >
        {pane}
      </div>
    </div>
  )
}
