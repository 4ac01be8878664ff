import type { ShopProduct, ShopProductDetail } from '@pepwell/contract/shop/storefront'
import { brandName } from '@pepwell/domain/text/brand'

/** A description as search engines show it. */
const SHORT = 155

/** A text shortened to one line of a search result, at a word boundary. */
export function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= SHORT) return line
  return `${line.slice(0, line.lastIndexOf(' ', SHORT - 1))}…`
}

/** 'BPC-157 10 mg'. */
export const fullName = ({ name, amount }: ShopProduct): string => [name, amount].filter(Boolean).join(' ')

/** A buyable product in schema.org terms. Ratings are typed by operators, so they are excluded. */
export function productData(product: ShopProduct | ShopProductDetail, publicUrl: string): object {
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
export const shopData = (products: readonly ShopProduct[], publicUrl: string): object => ({
  '@type': 'ItemList',
  itemListElement: products.map((product, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: productData(product, publicUrl),
  })),
})
