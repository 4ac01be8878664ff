/**
 * Layers over the page: dialogs, sheets, drawer, inbox. While one is open, the history has an extra entry, so Back
 * closes the layer instead of leaving the page.
 */
export interface Layer {
  close: () => void
  /** prevents the default if Escape has another meaning, such as clearing a search */
  onEscape?: (event: KeyboardEvent) => void
}

/** The last one is on top. */
const layers: Layer[] = []

/** Number of layers at the current history entry. */
export const layersHere = (): number => window.history.state?.layers ?? 0

/** The page of the current history entry: the router numbers its entries. */
const pageHere = (): unknown => window.history.state?.idx

/** The same at the previous entry. */
let layersBefore = 0
let pageBefore: unknown

function remember() {
  layersBefore = layersHere()
  pageBefore = pageHere()
}

/** Whether a requested history.back() is still pending. */
let isReturning = false

function goBack(entries: number) {
  isReturning = true
  window.history.go(-entries)
}

/** Adds a history entry for each layer without one. */
function settle() {
  if (isReturning) return
  for (let count = layersHere() + 1; count <= layers.length; count += 1)
    window.history.pushState({ ...window.history.state, layers: count }, '')
  remember()
}

/**
 * Back closes the top layer. A layer that stays open to ask a question gets its entry again. Entries left by layers
 * closed with a button are skipped.
 */
function onPop() {
  const here = layersHere()
  // A link in a layer leads to another page, whose entries have no layers.
  const isSamePage = pageHere() === pageBefore
  const wasLeftBehind = isSamePage && layersBefore > layers.length && here < layersBefore
  remember()
  if (isReturning) isReturning = false
  else if (here < layers.length || (wasLeftBehind && layers.length > 0)) layers.at(-1)?.close()
  else if (wasLeftBehind) goBack(here + 1)
  else if (here > layers.length) goBack(here - layers.length)
  // After the layer has closed or asked its question.
  setTimeout(settle)
}

/**
 * Passes Escape to the top layer, for elements above layers that aren't layers: Radix passes the key only to the last
 * opened one.
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
 * @returns removes it
 */
export function addLayer(layer: Layer): () => void {
  layers.push(layer)
  window.addEventListener('popstate', onPop)
  settle()
  return () => void layers.splice(layers.indexOf(layer), 1)
}
