import { useEffect } from 'react'

type Control = HTMLButtonElement | HTMLInputElement

/** A control's accessible name, computed like public/before-app.js. */
const nameOf = (control: Control): string | null =>
  (control.getAttribute('aria-label') ?? control.labels?.[0]?.textContent) || control.textContent

const named = (root: Element, name: string): Control[] =>
  [...root.querySelectorAll<Control>('button, [type=checkbox], [type=radio]')].filter(
    (control) => nameOf(control) === name,
  )

/** A full mouse sequence: tabs open on mousedown and ignore a bare click. */
function press(control: Control): void {
  control.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }))
  control.click()
}

/** Replays the recorded click unless its control is still inert. @returns whether there was one */
function replayNoted(root: Element): boolean {
  const control = root.querySelector<Control>('[data-replay]')
  if (control && !control.matches('[data-inert-until-hydrated]')) {
    control.removeAttribute('data-replay')
    press(control)
  }
  return control !== null
}

/**
 * Replays a click made before the app loaded. After a full re-render the control is found by name; ambiguous names
 * replay nothing.
 */
function replay(root: HTMLElement): void {
  const { serverRendered: name } = root.dataset
  delete root.dataset.serverRendered
  if (replayNoted(root)) return
  const [control, another] = name ? named(root, name) : []
  if (control && !another) press(control)
}

/** Makes a server-rendered page's fields editable once the app handles their events. */
export function enableFields(root: HTMLElement): void {
  for (const field of root.querySelectorAll('[data-inert-until-hydrated]'))
    for (const name of ['readonly', 'disabled', 'data-inert-until-hydrated']) field.removeAttribute(name)
  replayNoted(root)
}

/** Replays the click made before the app loaded. Renders nothing. */
export function ReplayClicks() {
  useEffect(() => {
    const root = document.querySelector<HTMLElement>('[data-server-rendered]')
    if (!root) return
    // Not in an effect: an unhydrated boundary hydrates first.
    const soon = setTimeout(() => replay(root))
    return () => clearTimeout(soon)
  }, [])
  return null
}
