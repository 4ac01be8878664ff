import { type RefObject, useEffect, useRef } from 'react'

interface EditKeys {
  onSave: () => void
  onCancel: () => void
  isIdle?: boolean
}

const begin = (place: HTMLElement) =>
  place.querySelector<HTMLElement>('input:not([type=checkbox]):not(:disabled), select, textarea')?.focus()

/** Enter in an input without its own list. */
const saves = ({ key, target, isComposing }: KeyboardEvent) =>
  key === 'Enter' &&
  !isComposing &&
  target instanceof HTMLInputElement &&
  target.getAttribute('aria-activedescendant') === null

/**
 * Edit mode shortcuts: Enter saves; Escape cancels the row, not the dialog around it. Focus starts in the first
 * field, unless the row is always open, and returns to the row afterwards.
 */
export function useEditKeys(place: RefObject<HTMLElement | null>, keys: EditKeys): void {
  const latest = useRef(keys)
  latest.current = keys
  useEffect(() => {
    const element = place.current?.closest<HTMLElement>('tbody, li')
    if (!element) return
    if (!latest.current.isIdle) begin(element)
    const key = place.current?.dataset.edits
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !element.contains(event.target as Node)) return
      const isCancel = event.key === 'Escape' && !latest.current.isIdle
      if (!isCancel && !saves(event)) return
      event.preventDefault()
      event.stopPropagation()
      if (isCancel) latest.current.onCancel()
      else latest.current.onSave()
    }
    // Capture phase, before the dialog's document listener.
    window.addEventListener('keydown', onKey, true)
    return () => {
      window.removeEventListener('keydown', onKey, true)
      setTimeout(() => {
        const isNowhere = document.activeElement === null || document.activeElement === document.body
        if (isNowhere) document.querySelector<HTMLElement>(`[data-row="${CSS.escape(key ?? '')}"]`)?.focus()
      })
    }
  }, [place])
}
