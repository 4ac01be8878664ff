import type { Collector, Element } from './html-reader.ts'
import { oneLine } from './offers.ts'

/** A schema.org item in JSON-LD form. */
export interface Thing {
  '@type': string
  [property: string]: unknown
}

/** Longer names add nothing. */
const MAX_LENGTH = 500

/** Limits on open properties and stored items. */
const MAX_OPEN = 50
const MAX_ITEMS = 2000
const MAX_VALUES = 200

/** The value of an attribute; undefined if the text counts. */
const stated = ({ name, attributes }: Element): string | undefined =>
  attributes.content ??
  (name === 'link' || name === 'a' ? attributes.href : undefined) ??
  (name === 'data' || name === 'meter' ? attributes.value : undefined)

/** A property may have several names and values. */
function put(thing: Thing, names: string, value: unknown): void {
  for (const name of names.slice(0, MAX_LENGTH).split(/\s+/).filter(Boolean)) {
    const before = Object.hasOwn(thing, name) ? thing[name] : undefined
    if (Array.isArray(before)) {
      if (before.length < MAX_VALUES) before.push(value)
    } else thing[name] = before === undefined ? value : [before, value]
  }
}

/** Reads itemscope and itemprop. */
export function collectMicrodata(): Collector & { things: Thing[] } {
  const things: Thing[] = []
  const scopes: { thing: Thing; depth: number }[] = []
  const properties: { name: string; thing: Thing; depth: number; text: string }[] = []
  let count = 0

  function begin(element: Element, property: string | undefined, depth: number): void {
    if (count++ > MAX_ITEMS) return
    const type = (element.attributes.itemtype ?? '').split(/\s+/)[0] ?? ''
    // Without a prototype, so that any property name is safe.
    const thing: Thing = Object.assign(Object.create(null), { '@type': type })
    const parent = scopes.at(-1)?.thing
    if (parent && property) put(parent, property, thing)
    else things.push(thing)
    scopes.push({ thing, depth })
  }

  return {
    things,
    open(element, depth) {
      const { itemprop, itemscope } = element.attributes
      if (itemscope !== undefined) return begin(element, itemprop, depth)
      const thing = scopes.at(-1)?.thing
      if (!thing || !itemprop) return
      const value = stated(element)
      if (value !== undefined) put(thing, itemprop, value.slice(0, MAX_LENGTH))
      else if (properties.length < MAX_OPEN) properties.push({ name: itemprop, thing, depth, text: '' })
    },
    text(text) {
      for (const property of properties)
        if (property.text.length < MAX_LENGTH) property.text += text.slice(0, MAX_LENGTH)
    },
    close(depth) {
      while (properties.at(-1)?.depth === depth) {
        const { thing, name, text } = properties.pop() as (typeof properties)[number]
        put(thing, name, oneLine(text))
      }
      if (scopes.at(-1)?.depth === depth) scopes.pop()
    },
  }
}
