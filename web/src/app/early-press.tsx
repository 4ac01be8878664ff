import { useEffect } from 'react'

type Control = HTMLButtonElement | HTMLInputElement

/** What a control is called; public/before-app.js calls it the same. */
const nameOf = (control: Control): string | null =>
  (control.getAttribute('aria-label') ?? control.labels?.[0]?.textContent) || control.textContent

const named = (root: Element, name: string): Control[] =>
  [...root.querySelectorAll<Control>('button, [type=checkbox], [type=radio]')].filter(
    (control) => nameOf(control) === name,
  )

/** Presses as a mouse does: tabs open when it goes down, and would not hear of a click alone. */
function press(control: Control): void {
  control.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }))
  control.click()
}

/** Does what was noted as pressed, unless it waits still. @returns whether something was */
function pressNoted(root: Element): boolean {
  const control = root.querySelector<Control>('[data-pressed]')
  if (control && !control.matches('[data-waits]')) {
    control.removeAttribute('data-pressed')
    press(control)
  }
  return control !== null
}

/**
 * Does what somebody pressed on a page that the server drew, before the app was there. Where the page was drawn anew it is
 * found by its name, and nothing is done where it is not certain what was meant.
 */
function pressAgain(root: HTMLElement): void {
  const { drawn: name } = root.dataset
  delete root.dataset.drawn
  if (pressNoted(root)) return
  const [control, another] = name ? named(root, name) : []
  if (control && !another) press(control)
}

/** What the server drew can be typed into, chosen from and ticked, now that the app hears of it. */
export function openFields(root: HTMLElement): void {
  for (const field of root.querySelectorAll('[data-waits]'))
    for (const name of ['readonly', 'disabled', 'data-waits']) field.removeAttribute(name)
  pressNoted(root)
}

/** Hears of what was pressed before the app was there. Draws nothing. */
export function EarlyPress() {
  useEffect(() => {
    const root = document.querySelector<HTMLElement>('[data-drawn]')
    if (!root) return
    // Not within an effect: a part that is not alive yet comes to life first.
    const soon = setTimeout(() => pressAgain(root))
    return () => clearTimeout(soon)
  }, [])
  return null
}
