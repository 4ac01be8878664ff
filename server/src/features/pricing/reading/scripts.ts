import type { Collector, Element } from './html-reader.ts'

/** Data that a page carries for programs, and what it says of itself. */
export interface PageData {
  /** the JSON of schema.org */
  jsonLd: unknown[]
  /** the JSON that shop systems put beside their products */
  shopJson: unknown[]
  /** by name: 'og:price:amount' */
  metas: Map<string, string>
  title: string
}

/** More than any page has that tells one price. */
const MOST_SCRIPTS = 200

/** Some shops put it into a comment, or leave line breaks in its texts. */
function parsed(text: string): unknown {
  const bare = text.replaceAll(/^\s*(?:<!--|\/\/<!\[CDATA\[)|(?:-->|\/\/\]\]>)\s*$/g, '')
  try {
    return JSON.parse(bare.replaceAll(/\p{Cc}/gu, ' '))
  } catch {
    return undefined
  }
}

const isProductJson = ({ type = '', id = '', ...others }: Element['attributes']): boolean =>
  /^application\/json/i.test(type) && /product|variant/i.test([id, ...Object.keys(others)].join(' '))

/** WooCommerce has what can be chosen of a product in the form that it is chosen with. */
const VARIATIONS = 'data-product_variations'

/** What the text in an element is kept as. */
function kindOf({ name, attributes }: Element): keyof PageData | undefined {
  if (name === 'title') return 'title'
  if (name !== 'script') return undefined
  if (/^application\/ld\+json/i.test(attributes.type ?? '')) return 'jsonLd'
  return isProductJson(attributes) ? 'shopJson' : undefined
}

/** Keeps what scripts, meta tags and shop systems' attributes hold. */
export function collectData(): Collector & { data: PageData } {
  const data: PageData = { jsonLd: [], shopJson: [], metas: new Map(), title: '' }
  let reading: keyof PageData | undefined
  let texts: string[] = []

  const keep = (into: 'jsonLd' | 'shopJson', value: unknown) => {
    if (value !== undefined && data[into].length < MOST_SCRIPTS) data[into].push(value)
  }

  const keepMeta = ({ property, name: named, content }: Element['attributes']) => {
    const name = property ?? named
    if (name && content) data.metas.set(name.toLowerCase(), content)
  }

  return {
    data,
    open(element) {
      const { name, attributes } = element
      if (name === 'meta') keepMeta(attributes)
      if (attributes[VARIATIONS]) keep('shopJson', { variations: parsed(attributes[VARIATIONS]) })
      reading = kindOf(element)
    },
    text(text) {
      if (reading) texts.push(text)
    },
    close() {
      const text = texts.join('')
      if (reading === 'title') data.title ||= text
      if (reading === 'jsonLd' || reading === 'shopJson') keep(reading, parsed(text))
      reading = undefined
      texts = []
    },
  }
}
