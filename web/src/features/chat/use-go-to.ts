import { type RefObject, useCallback, useEffect, useState } from 'react'
import { toast } from '../../ui/toast-store.ts'
import { useBackTo } from './thread.api.ts'
import type { Thread } from './thread.ts'

const HIGHLIGHT_MS = 1600

/** A short highlight; colors alone, so it is no motion. */
const highlight = (row: HTMLElement) =>
  row.animate?.(
    [{ backgroundColor: 'var(--color-accent-soft)' }, { backgroundColor: 'transparent' }],
    HIGHLIGHT_MS,
  )

/**
 * Scrolls to a message and focuses it; loads earlier pages first if needed.
 * @param onMoved called after scrolling
 */
export function useGoTo(
  roomId: number,
  { messages }: Thread,
  box: RefObject<HTMLElement | null>,
  onMoved: () => void,
) {
  const [target, setTarget] = useState<number>()
  const { mutate, isPending } = useBackTo(roomId)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the row may appear with the next messages
  useEffect(() => {
    const row = box.current?.querySelector<HTMLElement>(`[data-seq="${target}"]`)
    if (!row) return
    row.scrollIntoView?.({ block: 'center' })
    row.focus({ preventScroll: true })
    highlight(row)
    onMoved()
    setTarget(undefined)
  }, [target, messages, onMoved])
  const goTo = useCallback(
    (seq: number) =>
      mutate(seq, {
        onSuccess: () => setTarget(seq),
        onError: () =>
          void toast({
            title: 'Error',
            description: 'We couldn’t load older messages.',
            variant: 'destructive',
          }),
      }),
    [mutate],
  )
  return { goTo, isGoing: isPending }
}
