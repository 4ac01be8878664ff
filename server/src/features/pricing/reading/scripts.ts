import type { Collector, Element } from './html-reader.ts'

/** A page's machine-readable data. */
export interface PageData {
  /** the JSON of schema.org */
  jsonLd: unknown[]
  /** the product JSON of shop systems */
  shopJson: unknown[]
  /** by name: 'og:price:amount' */
  metas: Map<string, string>
  title: string
}

/** More than any product page has. */
const MAX_SCRIPTS = 200

/** Some shops wrap it in a comment or leave raw line breaks in strings. */
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

/** WooCommerce has the variations in the product form. */
const VARIATIONS = 'data-product_variations'

/** How an element's text is stored. */
function kindOf({ name, attributes }: Element): keyof PageData | undefined {
  if (name === 'title') return 'title'
  if (name !== 'script') return undefined
  if (/^application\/ld\+json/i.test(attributes.type ?? '')) return 'jsonLd'
  return isProductJson(attributes) ? 'shopJson' : undefined
}

/** Collects scripts, meta tags and shop systems' attributes. */
export function collectData(): Collector & { data: PageData } {
  const data: PageData = { jsonLd: [], shopJson: [], metas: new Map(), title: '' }
  let reading: keyof PageData | undefined
  let texts: string[] = []

  const keep = (into: 'jsonLd' | 'shopJson', value: unknown) => {
    if (value !== undefined && data[into].length < MAX_SCRIPTS) data[into].push(value)
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
