import type { ShopProduct } from '@pepwell/contract/shop/storefront'
import { Plus } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { useCart } from '../cart/cart-context.ts'
import { NotifyButton } from '../notify-button.tsx'
import { Stepper } from '../stepper.tsx'

interface BuyControlProps {
  product: ShopProduct
  /** with a label from tablet size on */
  wide?: boolean
}

/** A card's action: add to cart, change the quantity, or get notified. */
export function BuyControl({ product, wide = false }: BuyControlProps) {
  const cart = useCart()
  if (product.status !== 'available') return <NotifyButton product={product} compact />
  const quantity = cart.quantityOf(product.id)
  if (quantity > 0) {
    return (
      <Stepper
        name={product.name}
        value={quantity}
        min={0}
        onChange={(value) => cart.set(product.id, value)}
        className="w-28 max-sm:w-full"
      />
    )
  }
  const add = () => cart.add(product, 1)
  const label = `Add ${product.name} to cart`
  return (
    <>
      <button
        type="button"
        aria-label={label}
        onClick={add}
        className={`grid size-11 shrink-0 place-items-center rounded-full bg-accent text-on-accent hover:bg-accent-strong ${wide ? 'sm:hidden' : ''}`}
      >
        <Plus className="size-5" aria-hidden="true" />
      </button>
      {wide && (
        <Button size="sm" className="max-sm:hidden" aria-label={label} onClick={add}>
          <Plus className="size-4" aria-hidden="true" />
          Add to Cart
        </Button>
      )}
    </>
  )
}
