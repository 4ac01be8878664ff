import type { ShopProductDetail } from '@pepwell/contract/shop/storefront'
import { ShoppingCart } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useCart } from '../cart/cart-context.ts'
import { NotifyButton } from '../notify-button.tsx'
import { Stepper } from '../stepper.tsx'
import { Price } from './price.tsx'

/** Adds a quantity to the cart, with a toast that links there. */
function useAdding(product: ShopProductDetail) {
  const cart = useCart()
  const navigate = useNavigate()
  return (quantity: number) => {
    cart.add(product, quantity)
    toast({
      description: `${product.name} is in your cart`,
      action: { label: 'View cart', onPress: () => void navigate('/shop/cart') },
    })
  }
}

/** Price, quantity and one button; sticky on phones. */
export function Purchase({ product }: { product: ShopProductDetail }) {
  const [quantity, setQuantity] = useState(1)
  const add = useAdding(product)
  if (product.status !== 'available') {
    return <NotifyButton product={product} className="w-full justify-center text-base md:min-h-13" />
  }
  return (
    <div className="flex gap-3">
      <Stepper name={product.name} value={quantity} onChange={setQuantity} className="h-13 w-32" />
      <Button size="lg" className="flex-1" onClick={() => add(quantity)}>
        <ShoppingCart className="size-5" aria-hidden="true" />
        Add to Cart
      </Button>
    </div>
  )
}

/** Price and button within thumb's reach. */
export function PurchaseBar({ product }: { product: ShopProductDetail }) {
  const add = useAdding(product)
  return (
    <div
      data-buy-bar
      className="sticky bottom-(--bars-below) z-20 -mx-4 mt-8 flex items-center gap-4 border-t border-line bg-surface px-4 py-3 md:hidden"
    >
      <Price product={product} className="text-xl leading-tight" struckStyle="text-sm" />
      <div className="flex-1">
        {product.status === 'available' ? (
          <Button className="min-h-13 w-full text-lg" onClick={() => add(1)}>
            <ShoppingCart className="size-5" aria-hidden="true" />
            Add to Cart
          </Button>
        ) : (
          <NotifyButton product={product} className="min-h-13 w-full justify-center text-base" />
        )}
      </div>
    </div>
  )
}
