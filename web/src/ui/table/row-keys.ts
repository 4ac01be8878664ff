import type { KeyboardEvent } from 'react'
import { hasSingleKeys } from './shortcuts.ts'

/** Where letters and arrows have other meanings: inputs, and elements that opt out, such as drag handles. */
const OWN_KEYS =
  'input:not([type=checkbox]), select, textarea, [contenteditable=true], [role=menu], [role=slider], [data-own-keys]'

/** Table shortcuts; each receives the focused row. */
export interface RowActions {
  toggleOpen?: (key: string) => void
  isOpen: (key: string) => boolean
  mark?: (key: string, how: { span: boolean }) => void
  clearMarks?: () => boolean
  showMenu?: (key: string) => void
}

/** An element's row. */
const rowOf = (element: Element): HTMLElement | null => element.closest<HTMLElement>('[data-row]')

function move(row: HTMLElement, by: 1 | -1, list: Element): boolean {
  const rows = [...list.querySelectorAll<HTMLElement>('[data-row]')]
  const next = rows[rows.indexOf(row) + by]
  next?.focus()
  next?.scrollIntoView({ block: 'nearest' })
  return next !== undefined
}

const modified = (event: KeyboardEvent) => event.ctrlKey || event.metaKey || event.altKey

/** Runs a letter's shortcut; returns false without one. */
function doLetter(event: KeyboardEvent, key: string, acts: RowActions): boolean {
  if (!hasSingleKeys()) return false
  if (event.key.toLowerCase() === 'x' && acts.mark) acts.mark(key, { span: event.shiftKey })
  else if (event.key === '.' && acts.showMenu) acts.showMenu(key)
  else return false
  return true
}

function leave(key: string, acts: RowActions): boolean {
  if (acts.toggleOpen && acts.isOpen(key)) {
    acts.toggleOpen(key)
    return true
  }
  return acts.clearMarks?.() ?? false
}

/** ↑ and ↓ move between rows, Enter opens, Escape closes, X selects, Shift+X selects a range, '.' opens the menu. */
export function onRowKeys(event: KeyboardEvent<HTMLElement>, acts: RowActions): void {
  const target = event.target as Element
  const list = event.currentTarget
  // Ignore keys from menus and dialogs.
  if (event.defaultPrevented || modified(event) || !list.contains(target) || target.closest(OWN_KEYS)) return
  const row = rowOf(target)
  const key = row?.dataset.row
  if (!row || key === undefined) return
  const isDone = (): boolean => {
    if (event.key === 'ArrowDown') return move(row, 1, list)
    if (event.key === 'ArrowUp') return move(row, -1, list)
    if (event.key === 'Escape') return leave(key, acts)
    if (event.key === 'Enter' && target === row && acts.toggleOpen) {
      acts.toggleOpen(key)
      return true
    }
    return doLetter(event, key, acts)
  }
  if (isDone()) event.preventDefault()
}
