import { thumbnailAddress } from '@pepwell/domain/shop/product-images'
import { vialLabel } from '@pepwell/domain/vials/labels'
import { memo } from 'react'
import { cx } from '../../lib/classes.ts'
import { type Tint, tints, Vial } from '../../ui/vial.tsx'

const ofCategories: Record<string, Tint> = {
  'Fat Loss': 'fat-loss',
  Recovery: 'recovery',
  Healing: 'recovery',
  'Growth Hormone Releasing': 'growth',
  Cosmetic: 'cosmetic',
  Sleep: 'sleep',
}

/** Oral forms in the shop data. */
export const TABLETS = 'Tablets'

/** Background and cap color by category. */
export const tintOf = (category: string, isVitamin: boolean): Tint =>
  isVitamin ? 'vitamins' : (ofCategories[category] ?? 'other')

/** What a product picture needs. */
interface PicturedProduct {
  name: string
  category: string
  /** '10 mg'; undefined if unknown */
  amount?: string
  /** the catalog's image; only uploads on our server are shown */
  productImageUrl?: string | null
  /** a jar instead of a vial */
  isVitamin?: boolean
  /** the form from the shop data; tablets use a jar, too */
  shopForm?: string | null
}

interface ProductPictureProps {
  product: PicturedProduct
  /** full resolution, for pictures above 240 pixels */
  large?: boolean
  /** size and corner classes */
  className?: string
}

/** A square product picture: its photo, or a drawn vial or jar. Decorative, because its name is next to it. */
export const ProductPicture = memo(({ product, large = false, className }: ProductPictureProps) => {
  const { name, category, amount, productImageUrl, isVitamin = false, shopForm } = product
  const kind = isVitamin || shopForm === TABLETS ? 'jar' : 'vial'
  const thumbnail = productImageUrl ? thumbnailAddress(productImageUrl) : null
  const tint = tintOf(category, isVitamin)
  return (
    <span
      className={cx('block aspect-square shrink-0 overflow-hidden', className)}
      style={{ background: tints[tint].ground }}
    >
      {thumbnail && productImageUrl ? (
        <img
          src={large ? productImageUrl : thumbnail}
          alt=""
          loading="lazy"
          decoding="async"
          className="size-full object-cover"
        />
      ) : (
        <Vial label={vialLabel(name)} amount={amount} tint={tint} kind={kind} />
      )}
    </span>
  )
})
