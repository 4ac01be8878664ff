import type { ProductKind } from '@pepwell/domain/shop/cart'
import { imageAddress, thumbnailAddress } from '@pepwell/domain/shop/product-images'
import { amountOf } from '@pepwell/domain/shop/products'

/** A bought item's current catalog data. */
interface Bought {
  kind: string
  name: string
  mg: number | null
  dosageAmount: number | null
  dosageUnit: string | null
  imageHash: string | null
}

const pictured = <Item extends Bought>({ imageHash, ...item }: Item) => ({
  ...item,
  amount: amountOf({ ...item, kind: item.kind as ProductKind }),
  image: imageHash && thumbnailAddress(imageAddress(imageHash)),
})

/** An order with pictures of its items. */
export const withPictures = <Item extends Bought, Order extends { items: readonly Item[] }>(
  order: Order & { items: readonly Item[] },
) => ({ ...order, items: order.items.map(pictured) })
