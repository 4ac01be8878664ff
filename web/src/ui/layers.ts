/**
 * What lies over the page: dialogs, sheets, the drawer, the inbox. While one is open the browser's history has an entry
 * more, so that the back button takes that away, and with it the layer, instead of the page below.
 */
export interface Layer {
  close: () => void
}

/** The topmost is the last. */
const layers: Layer[] = []

/** Long enough for a page that is gone to when its dialog closes: going back then would leave that page again. */
const LEAVING_MS = 50

/** For how many layers the entry that the browser stands at was made. */
export const layersHere = (): number => window.history.state?.layers ?? 0

/** Whether the browser was asked to go back, and did not yet: what opens meanwhile is not meant by it. */
let isReturning = false

/** Entries for what was opened; who closes something by a button stands at its entry still, and is led back from it. */
function settle() {
  if (isReturning) return
  const here = layersHere()
  if (here > layers.length) {
    isReturning = true
    window.history.go(layers.length - here)
  }
  for (let count = here + 1; count <= layers.length; count += 1)
    window.history.pushState({ ...window.history.state, layers: count }, '')
}

let settling: ReturnType<typeof setTimeout> | undefined

function settleAfter(pause: number) {
  clearTimeout(settling)
  settling = setTimeout(settle, pause)
}

/** Going back closes the topmost. One that stays, because it asks a question first, gets its entry again. */
function onPop() {
  if (!isReturning && layersHere() < layers.length) layers.at(-1)?.close()
  isReturning = false
  settleAfter(0)
}

/**
 * Adds a layer on top.
 * @returns what takes it away again
 */
export function addLayer(layer: Layer): () => void {
  if (layers.push(layer) === 1) window.addEventListener('popstate', onPop)
  settleAfter(0)
  return () => {
    layers.splice(layers.indexOf(layer), 1)
    settleAfter(LEAVING_MS)
  }
}
