import { vialLabel } from '@pepwell/domain/vials/labels'
import { cx } from '../../../lib/classes.ts'
import { tints, Vial } from '../../../ui/vial.tsx'
import { TABLETS, tintOf } from '../product-picture.tsx'

interface Pictured {
  name: string
  kind: string
  category: string
  amount: string | null
  icon?: string | null
  /** 'Tablets' come in a jar, as vitamins do */
  form?: string | null
}

/** A product that has no photo, in a square. */
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
  /** where its photo is; without one it is drawn */
  src: string | null
  /** its size and its corners; it need not be a square */
  className?: string
  /** the one that people came for */
  eager?: boolean
}

/** A product on its ground. The name stands beside it, so it says nothing to those who don't see it. */
export function ProductImage({ product, src, className, eager = false }: ProductImageProps) {
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
      {product.icon && (
        <span aria-hidden="true" className="absolute right-3 bottom-2 text-xl">
          {product.icon}
        </span>
      )}
    </div>
  )
}
