import { vialLabel } from '@pepwell/domain/vials/labels'
import { cx } from '../../../lib/classes.ts'
import { tints, Vial } from '../../../ui/vial.tsx'
import { defaultIcons } from '../default-icons.ts'
import { TABLETS, tintOf } from '../product-picture.tsx'

interface Pictured {
  name: string
  kind: string
  category: string
  amount: string | null
  icon?: string | null
  /** 'Tablets' use a jar, like vitamins */
  form?: string | null
}

/** The drawn picture of a product without a photo. */
export function ProductIllustration({ product, className }: { product: Pictured; className?: string }) {
  const isVitamin = product.kind === 'supplement'
  return (
    <span className={cx('block aspect-square', className)}>
      <Vial
        label={vialLabel(product.name)}
        amount={product.amount ?? undefined}
        tint={tintOf(product.category, isVitamin)}
        kind={isVitamin || product.form === TABLETS ? 'jar' : 'vial'}
      />
    </span>
  )
}

interface ProductImageProps {
  product: Pictured
  /** the photo's URL; without one, a drawing */
  src: string | null
  /** size and corner classes; doesn't have to be square */
  className?: string
  /** the page's main image, loaded with priority */
  eager?: boolean
}

/** A product picture. Hidden from screen readers because the name is next to it. */
export function ProductImage({ product, src, className, eager = false }: ProductImageProps) {
  const { icon } = product
  const { ground } = tints[tintOf(product.category, product.kind === 'supplement')]
  return (
    <div
      className={cx('relative grid place-items-center overflow-hidden', className)}
      style={{ background: ground }}
    >
      {src ? (
        <img
          src={src}
          alt=""
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          className="absolute inset-0 size-full object-cover"
        />
      ) : (
        <ProductIllustration product={product} className="h-[88%] max-w-full" />
      )}
      {icon && !Object.values(defaultIcons).includes(icon) && (
        <span aria-hidden="true" className="absolute right-3 bottom-2 text-xl">
          {icon}
        </span>
      )}
    </div>
  )
}
