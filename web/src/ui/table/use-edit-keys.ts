import { type RefObject, useEffect, useRef } from 'react'

interface EditKeys {
  onSave: () => void
  onCancel: () => void
  isIdle?: boolean
}

const begin = (place: HTMLElement) =>
  place.querySelector<HTMLElement>('input:not([type=checkbox]):not(:disabled), select, textarea')?.focus()

/** Enter in a field that has no list of its own to choose from. */
const saves = ({ key, target, isComposing }: KeyboardEvent) =>
  key === 'Enter' &&
  !isComposing &&
  target instanceof HTMLInputElement &&
  target.getAttribute('aria-activedescendant') === null

/**
 * The keys of a row that is edited: Enter saves, Escape cancels the row and not the dialog it may stand in. The focus
 * begins in its first field, unless the row stands open by itself, and is on the row again once the edit is over.
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
    // Before the dialog hears of it: that listens at the document.
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
