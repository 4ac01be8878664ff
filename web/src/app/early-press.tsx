import { useEffect } from 'react'

type Control = HTMLButtonElement | HTMLInputElement

/** What a control is called; public/theme.js calls it the same. */
const nameOf = (control: Control): string | null =>
  (control.getAttribute('aria-label') ?? control.labels?.[0]?.textContent) || control.textContent

const named = (root: Element, name: string): Control[] =>
  [...root.querySelectorAll<Control>('button, [type=checkbox], [type=radio]')].filter(
    (control) => nameOf(control) === name,
  )

/**
 * Does what somebody pressed on a page that the server drew, before the app was there. Nothing is done where it is not
 * certain what was meant.
 */
function pressAgain(root: HTMLElement): void {
  const { drawn: name } = root.dataset
  delete root.dataset.drawn
  const [control, another] = name ? named(root, name) : []
  if (!another) control?.click()
}

/** Takes over a page that the server drew. Draws nothing. */
export function EarlyPress({ root }: { root: HTMLElement }) {
  useEffect(() => pressAgain(root), [root])
  return null
}
