// Minimal stand-ins for browser APIs that jsdom lacks.
import { vi } from 'vitest'

const neverMatches = (media: string) =>
  Object.assign(new EventTarget(), { media, matches: false, onchange: null })

window.matchMedia ??= neverMatches as unknown as typeof window.matchMedia
window.scrollTo = vi.fn()
Element.prototype.scrollIntoView ??= () => {}
Element.prototype.animate ??= vi.fn(
  () => ({ currentTime: 0, pause() {}, cancel() {} }) as unknown as Animation,
)
document.elementsFromPoint ??= () => []
Element.prototype.hasPointerCapture ??= () => false
Element.prototype.setPointerCapture ??= () => {}
Element.prototype.releasePointerCapture ??= () => {}
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
// jsdom has nothing else to do.
window.requestIdleCallback ??= (begin) => window.setTimeout(begin)
window.cancelIdleCallback ??= (request) => window.clearTimeout(request)

HTMLDialogElement.prototype.showModal ??= function showModal() {
  this.open = true
}
HTMLDialogElement.prototype.close ??= function close() {
  this.open = false
  this.dispatchEvent(new Event('close'))
}
