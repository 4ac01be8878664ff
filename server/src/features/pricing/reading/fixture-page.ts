/** A shop's page, shortened. */
export interface FixturePage {
  what: string
  html: string
  /** in cents, or the error text */
  expected: number | string
}

export const page = (body: string, head = '<title>BPC-157 | Example Labs</title>'): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8">${head}</head><body><header><span class="cart-amount">$0.00</span></header><main>${body}</main></body></html>`

/** A page with JSON-LD. */
export const jsonLdPage = (data: unknown): string =>
  page(`<script type="application/ld+json">${JSON.stringify(data)}</script>`)
export const schema = { '@context': 'https://schema.org' }
export const offer = { '@type': 'Offer', priceCurrency: 'USD' }
