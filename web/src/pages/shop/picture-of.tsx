import type { PictureOf } from '../../features/orders/pictured.ts'
import { ProductImage } from '../../features/shop/products/product-image.tsx'

/** What is bought, small, beside its name. */
export const pictureOf: PictureOf = ({ category, image, ...bought }) => (
  <ProductImage
    product={{ ...bought, category: category ?? '' }}
    src={image}
    className="size-13 shrink-0 rounded-xl lg:size-16"
  />
)
