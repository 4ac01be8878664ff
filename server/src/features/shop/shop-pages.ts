import { listShopProducts, type ShopProduct, type ShopProductDetail } from '@pepwell/contract/shop/storefront'
import { shopHeadline } from '@pepwell/domain/shop/shop-headline'
import { brandName } from '@pepwell/domain/text/brand'
import { escapeHtml } from '../../escape-html.ts'
import { type CompressedText, packed } from '../../http/compressed-text.ts'
import { jsonInPage, type PageParts, type WebPages } from '../../http/web-page.ts'
import type { Shop, Storefront } from './storefront.service.ts'

/** The length of a description that search engines show. */
const SHORT = 155

/** Truncates a text to a search result, at a word boundary. */
function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= SHORT) return line
  return `${line.slice(0, line.lastIndexOf(' ', SHORT - 1))}…`
}

/** 'BPC-157 10 mg'. */
const fullName = ({ name, amount }: ShopProduct): string => [name, amount].filter(Boolean).join(' ')

/** A buyable product in schema.org terms. Ratings are typed by operators, so they are excluded. */
function productData(product: ShopProduct | ShopProductDetail, publicUrl: string): object {
  const url = `${publicUrl}/shop/${product.slug}`
  const picture = 'picture' in product ? product.picture : product.image
  const isThere = product.status === 'available'
  return {
    '@type': 'Product',
    name: fullName(product),
    sku: String(product.id),
    category: product.category,
    brand: { '@type': 'Brand', name: brandName },
    ...('description' in product && { description: shortened(product.description) }),
    ...(picture && { image: new URL(picture, publicUrl).href }),
    offers: {
      '@type': 'Offer',
      url,
      price: product.price.toFixed(2),
      priceCurrency: 'USD',
      availability: `https://schema.org/${isThere ? 'InStock' : 'OutOfStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
    },
  }
}

/** The whole shop, in its order. */
const shopData = (products: readonly ShopProduct[], publicUrl: string): object => ({
  '@type': 'ItemList',
  itemListElement: products.map((product, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: productData(product, publicUrl),
  })),
})

const HTML = 'text/html; charset=utf-8'

/** The shop's description for search engines; mentions lab tests only when true. */
const aboutShop = (products: readonly ShopProduct[]): string =>
  `Research peptides and vitamins with ${shopHeadline(products)} of the batch we would send today. For research use only.`

const BAR = 'src/app/shell/visitor-bar.tsx'

/** A page's address, subject and structured data. */
function headOf({ url, data, image }: { url: string; data: object; image?: string | null }): string[] {
  return [
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    `<meta property="og:url" content="${escapeHtml(url)}">`,
    ...(image ? [`<meta property="og:image" content="${escapeHtml(image)}">`] : []),
    `<script type="application/ld+json">${jsonInPage({ '@context': 'https://schema.org', ...data })}</script>`,
  ]
}

/** Rendered shop pages, cached per state of the shop. */
export function shopPages(pages: WebPages, storefront: Storefront, publicUrl: string) {
  const rendered = new WeakMap<Shop, Map<string, Promise<CompressedText>>>()

  /** The current shop page; failures aren't cached. */
  async function cachedPage(name: string, make: (shop: Shop) => Promise<PageParts>): Promise<CompressedText> {
    const shop = await storefront.shop()
    const known = rendered.get(shop) ?? new Map<string, Promise<CompressedText>>()
    rendered.set(shop, known)
    const page = known.get(name) ?? make(shop).then((parts) => packed(HTML, pages.compose(parts)))
    known.set(name, page)
    page.catch(() => known.delete(name))
    return page
  }

  const list = (isNarrowed: boolean) => async (shop: Shop) => {
    const responses = [[[listShopProducts.path], shop.products]] as const
    return {
      title: `Shop · ${brandName}`,
      description: aboutShop(shop.products),
      chunks: ['src/pages/shop.tsx', BAR],
      head: headOf({ url: `${publicUrl}/shop`, data: shopData(shop.products, publicUrl) }),
      responses,
      // The app itself handles searches.
      ...(!isNarrowed && { rendered: await pages.render('/shop', responses) }),
    }
  }

  return {
    /** @param isNarrowed whether the address searches, or chooses a category */
    list: (isNarrowed: boolean) => cachedPage(isNarrowed ? '/shop?' : '/shop', list(isNarrowed)),

    /** Undefined for products that aren't visible. */
    async product(slug: string): Promise<CompressedText | undefined> {
      const product = (await storefront.shop()).bySlug.get(slug)
      if (!product) return undefined
      const path = `/shop/${slug}`
      return cachedPage(path, async () => {
        const responses = [[[`${listShopProducts.path}/${slug}`], product]] as const
        const image = product.picture && new URL(product.picture, publicUrl).href
        return {
          title: `${fullName(product)} · ${brandName}`,
          description: shortened(product.description),
          chunks: ['src/pages/shop/product.tsx', BAR],
          head: headOf({ url: `${publicUrl}${path}`, data: productData(product, publicUrl), image }),
          responses,
          rendered: await pages.render(path, responses),
        }
      })
    },

    /** For unknown addresses below the shop. */
    missing: () =>
      packed(
        HTML,
        pages.compose({
          title: `404 Page Not Found · ${brandName}`,
          head: ['<meta name="robots" content="noindex">'],
        }),
      ),
  }
}
