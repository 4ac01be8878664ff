import type { CartLine } from '@pepwell/contract/shop/cart'
import { cartProblem, fewLeft, type ProductKind, unitCents } from '@pepwell/domain/shop/cart'
import { toDollars } from '@pepwell/domain/shop/money'
import type { ShopStatus } from '@pepwell/domain/shop/pricing'
import { imageAddress, thumbnailAddress } from '@pepwell/domain/shop/product-images'
import { amountOf } from '@pepwell/domain/shop/products'

/** A product as the cart needs it, with its status. */
export interface ProductRow {
  productId: number
  kind: ProductKind
  peptideId: number | null
  supplementId: number | null
  name: string
  category: string
  mg: number | null
  dosageAmount: number | null
  dosageUnit: string | null
  enabled: boolean
  status: string
  shopPrice: number | null
  form: string | null
  imageHash: string | null
  sellable: number
}

/** A stored cart line; `priceWhenAdded` in dollars. */
interface KeptLine {
  id: number
  quantity: number
  priceWhenAdded: number
  createdAt: Date
}

/** A unit's price in cents; null if unknown. */
export const unitCentsOf = ({ kind, shopPrice }: Pick<ProductRow, 'kind' | 'shopPrice'>) =>
  unitCents({ kind, price: shopPrice })

/** Why this quantity can't be bought now; null if it can. */
export const problemOf = (
  product: Pick<ProductRow, 'kind' | 'enabled' | 'status' | 'shopPrice' | 'sellable'>,
  quantity: number,
) => cartProblem({ ...product, status: product.status as ShopStatus, price: product.shopPrice }, quantity)

/** A line as its owner sees it; `slug` is part of the product page's URL, if it has one. */
export function serializeCartLine(
  product: ProductRow,
  line: KeptLine,
  slug: string | null,
): Omit<CartLine, 'createdAt'> & { createdAt: Date } {
  const { productId, kind, peptideId, supplementId, name, category, sellable } = product
  const cents = unitCentsOf(product)
  return {
    ...{ id: line.id, productId, kind, peptideId, supplementId, name, category },
    slug,
    image: product.imageHash && thumbnailAddress(imageAddress(product.imageHash)),
    form: product.form,
    peptideName: kind === 'peptide' ? name : null,
    amount: amountOf(product),
    quantity: line.quantity,
    price: cents === null ? line.priceWhenAdded : toDollars(cents),
    priceWhenAdded: line.priceWhenAdded,
    problem: problemOf(product, line.quantity),
    left: fewLeft(sellable),
    createdAt: line.createdAt,
  }
}
