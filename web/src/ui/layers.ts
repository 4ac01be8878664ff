/**
 * What lies over the page: dialogs, sheets, the drawer, the inbox. While one is open the browser's history has an entry
 * more, so that the back button takes that away, and with it the layer, instead of the page below.
 */
export interface Layer {
  close: () => void
  /** prevents the default where Escape means something else, such as clearing a search */
  onEscape?: (event: KeyboardEvent) => void
}

/** The topmost is the last. */
const layers: Layer[] = []

/** For how many layers the entry that the browser stands at was made. */
export const layersHere = (): number => window.history.state?.layers ?? 0

/** The same of the entry it stood at before. */
let layersBefore = 0

/** Whether the browser was asked to go back, and did not yet. */
let isReturning = false

function goBack(entries: number) {
  isReturning = true
  window.history.go(-entries)
}

/** Makes an entry for each layer that has none yet. */
function settle() {
  if (isReturning) return
  for (let count = layersHere() + 1; count <= layers.length; count += 1)
    window.history.pushState({ ...window.history.state, layers: count }, '')
  layersBefore = layersHere()
}

/**
 * Going back closes the topmost; one that stays, because it asks a question first, gets its entry again. What was closed
 * by a button has left its entry behind: nobody is kept there, neither on the way back from it nor from a later page.
 */
function onPop() {
  const here = layersHere()
  const wasLeftBehind = layersBefore > layers.length && here < layersBefore
  layersBefore = here
  if (isReturning) isReturning = false
  else if (here < layers.length || (wasLeftBehind && layers.length > 0)) layers.at(-1)?.close()
  else if (wasLeftBehind) goBack(here + 1)
  else if (here > layers.length) goBack(here - layers.length)
  // Once what was told to close has closed, or asks.
  setTimeout(settle)
}

/**
 * Hands Escape to the topmost layer, for what lies above layers without being one: Radix passes the key only to what opened last.
 * @returns whether there is a layer
 */
export function escapeTopLayer(event: KeyboardEvent): boolean {
  const layer = layers.at(-1)
  if (!layer) return false
  layer.onEscape?.(event)
  if (!event.defaultPrevented) layer.close()
  return true
}

/**
 * Adds a layer on top.
 * @returns what takes it away again
 */
export function addLayer(layer: Layer): () => void {
  layers.push(layer)
  window.addEventListener('popstate', onPop)
  settle()
  return () => void layers.splice(layers.indexOf(layer), 1)
}
