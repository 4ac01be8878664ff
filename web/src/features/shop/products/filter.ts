import type { ShopProduct } from '@pepwell/contract/shop/storefront'
import { folded } from '@pepwell/domain/text/folded'
import { shelfOf } from './shelf.ts'

/** Sort orders; the first is the default. */
export const orders = [
  ['', 'Featured'],
  ['price', 'Price, low to high'],
  ['-price', 'Price, high to low'],
  ['name', 'Name'],
] as const

export type Order = (typeof orders)[number][0]

export interface Filter {
  text: string
  category: string
  order: Order
}

const byName = (a: ShopProduct, b: ShopProduct) => a.name.localeCompare(b.name, 'en')

const comparing: Record<Exclude<Order, ''>, (a: ShopProduct, b: ShopProduct) => number> = {
  price: (a, b) => a.price - b.price || byName(a, b),
  '-price': (a, b) => b.price - a.price || byName(a, b),
  name: byName,
}

/** 'BPC 157', 'bpc-157' and 'bpc157' match each other. */
const plain = (text: string): string => folded(text).replaceAll(/[\s\-–_.]+/g, '')

const finds = (product: ShopProduct, text: string): boolean =>
  [product.name, shelfOf(product), ...product.components].some((searchable) =>
    plain(searchable).includes(plain(text)),
  )

/** Filtered products in the selected order. */
export function matching(products: readonly ShopProduct[], { text, category, order }: Filter): ShopProduct[] {
  const found = products.filter(
    (product) => (category === '' || shelfOf(product) === category) && finds(product, text),
  )
  return order === '' ? found : found.toSorted(comparing[order])
}

/** Categories with product counts, in order of appearance. */
export function shelves(products: readonly ShopProduct[]): [category: string, count: number][] {
  const counts = new Map<string, number>()
  for (const product of products) counts.set(shelfOf(product), (counts.get(shelfOf(product)) ?? 0) + 1)
  return [...counts]
}
