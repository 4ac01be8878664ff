import type { MouseEvent } from 'react'

/** For a link within the page: shows its part and gives that the focus, without an entry in the history to go back through. */
export const jumpTo = (id: string) => (event: MouseEvent) => {
  event.preventDefault()
  const part = document.getElementById(id)
  part?.scrollIntoView({ block: 'start' })
  part?.focus({ preventScroll: true })
}
