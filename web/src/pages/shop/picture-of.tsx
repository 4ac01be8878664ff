import type { PictureOf } from '../../features/orders/pictured.ts'
import { ProductImage } from '../../features/shop/products/product-image.tsx'

/** A small product picture next to its name. */
export const pictureOf: PictureOf = ({ category, image, ...bought }) => (
  <ProductImage
    product={{ ...bought, category: category ?? '' }}
    src={image}
    className="size-13 shrink-0 rounded-xl lg:size-16"
  />
)
