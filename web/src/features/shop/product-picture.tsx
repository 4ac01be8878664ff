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

/** How the shop's data call what is swallowed. */
export const TABLETS = 'Tablets'

/** The ground and the cap of a product of a category. */
export const tintOf = (category: string, isVitamin: boolean): Tint =>
  isVitamin ? 'vitamins' : (ofCategories[category] ?? 'other')

/** What a product's picture is made of. */
interface PicturedProduct {
  name: string
  category: string
  /** '10 mg'; left out where it is not known */
  amount?: string
  /** as the catalogue has it; only what was uploaded here is shown */
  productImageUrl?: string | null
  /** a jar in place of a vial */
  isVitamin?: boolean
  /** as the shop's data say it: tablets come in a jar, too */
  shopForm?: string | null
}

interface ProductPictureProps {
  product: PicturedProduct
  /** the whole picture in place of the small one, where it is larger than 240 pixels */
  large?: boolean
  /** its size and its corners */
  className?: string
}

/** A product in a square: its photo, or else its vial or jar as a drawing. What it shows stands beside it in words. */
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
