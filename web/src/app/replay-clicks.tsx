import { useEffect } from 'react'
import { onBoundaryHydrated } from '../lib/rendering/hydration.ts'

/** A full mouse sequence: tabs open on mousedown and ignore a bare click. */
function press(control: HTMLElement): void {
  control.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }))
  control.click()
}

/** Replays the click that public/before-app.js noted. It notes the click again if the control has not hydrated yet. */
function replay(): void {
  const control = document.querySelector<HTMLElement>('[data-replay]')
  control?.removeAttribute('data-replay')
  if (control) press(control)
}

/** Makes a server-rendered page's fields editable once the app handles their events. */
export function enableFields(root: HTMLElement): void {
  for (const field of root.querySelectorAll('[data-inert-until-hydrated]'))
    for (const name of ['readonly', 'disabled', 'data-inert-until-hydrated']) field.removeAttribute(name)
  replay()
}

/** Replays a click on a server-rendered page once its part has hydrated. Renders nothing. */
export function ReplayClicks() {
  useEffect(() => {
    // A separate task: clicks dispatched in an effect are ignored.
    const soon = () => setTimeout(replay)
    document.querySelector<HTMLElement>('[data-server-rendered]')?.removeAttribute('data-server-rendered')
    soon()
    return onBoundaryHydrated(soon)
  }, [])
  return null
}
