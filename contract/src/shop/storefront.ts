import { productKinds } from '@pepwell/domain/shop/cart'
import { shopStatuses } from '@pepwell/domain/shop/pricing'
import { z } from 'zod'
import { call } from '../call.ts'
import { Certificate } from './certificates.ts'
import * as calls from './storefront.calls.ts'

declare module '../call.ts' {
  interface Declared {
    storefront: typeof import('./storefront.ts')
  }
}

/** A product as anybody sees it in the shop: never what it costs the operators, who supplies it, or how many there are. */
export const ShopProduct = z.object({
  /** of the product, by which the cart knows it */
  id: z.number(),
  kind: z.enum(productKinds),
  peptideId: z.number().nullable(),
  supplementId: z.number().nullable(),
  /** what it is called in the address of its page, /shop/{slug} */
  slug: z.string(),
  name: z.string(),
  category: z.string(),
  /** what one piece holds: '5 mg' */
  amount: z.string().nullable(),
  /** where a small picture of it is */
  image: z.string().nullable(),
  icon: z.string().nullable(),
  purity: z.string().nullable(),
  form: z.string().nullable(),
  storage: z.string().nullable(),
  /** 1 to 5; says nothing without reviews */
  rating: z.number(),
  reviews: z.number(),
  /** what one piece costs, in dollars */
  price: z.number(),
  /** what it cost before, in dollars; null where that was not more */
  originalPrice: z.number().nullable(),
  /** out of stock also when nothing is left that could be sent */
  status: z.enum(shopStatuses),
  /** how many are left, below ten; null also where nothing can be bought */
  left: z.number().nullable(),
  /** whether the batch that would be sent now has a certificate */
  labTested: z.boolean(),
  /** what a bundle is made of */
  components: z.array(z.string()),
})
export type ShopProduct = z.output<typeof ShopProduct>

/** A product as its own page shows it. */
export const ShopProductDetail = ShopProduct.extend({
  description: z.string(),
  /** where its picture is */
  picture: z.string().nullable(),
  /** the batch that would be sent now; null where nothing can be bought */
  batch: z
    .object({
      number: z.string(),
      expiryDate: z.string().nullable(),
      /** what laboratories found in it, latest test first */
      certificates: z.array(Certificate),
    })
    .nullable(),
  /** of the same category, at most four */
  also: z.array(ShopProduct),
})
export type ShopProductDetail = z.output<typeof ShopProductDetail>

export const listShopProducts = call(calls.listShopProducts, {
  summary: 'List the shop’s products in display order',
  reply: z.array(ShopProduct),
})

export const shopProduct = call(calls.shopProduct, {
  summary: 'Get a shop product with the batch that would ship now; old or uppercase slugs redirect with 301',
  params: z.object({ slug: z.string().regex(/^[a-z0-9-]{1,150}$/i, 'This is not the name of a product') }),
  reply: ShopProductDetail,
  errors: ['PRODUCT_NOT_FOUND'],
})
