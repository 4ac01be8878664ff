import type { KeyboardEvent } from 'react'

/** Arrow keys, Home and End move the focus between messages, from the log or one of them. */
export function moveBetweenMessages(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget: log } = event
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
  const rows = [...log.querySelectorAll<HTMLElement>('[data-seq]')]
  const index = rows.indexOf(target as HTMLElement)
  // Inside a message, the keys belong to its controls.
  if (index < 0 && target !== log) return
  const last = rows.length - 1
  const here = index < 0 ? rows.length : index
  const next = { ArrowUp: here - 1, ArrowDown: here + 1, Home: 0, End: last }[key]
  if (next === undefined || last < 0) return
  event.preventDefault()
  rows[Math.max(0, Math.min(next, last))]?.focus()
}
