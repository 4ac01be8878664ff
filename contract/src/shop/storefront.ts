import { productKinds } from '@pepwell/domain/shop/cart'
import { shopStatuses } from '@pepwell/domain/shop/pricing'
import { z } from 'zod'
import { call } from '../call.ts'
import { Certificate } from './certificates.ts'
import * as calls from './storefront.calls.ts'

/** A product in the public shop, without costs, suppliers and exact stock. */
export const ShopProduct = z.object({
  /** the product id that the cart uses */
  id: z.number(),
  kind: z.enum(productKinds),
  peptideId: z.number().nullable(),
  supplementId: z.number().nullable(),
  /** the slug of its page, /shop/{slug} */
  slug: z.string(),
  name: z.string(),
  category: z.string(),
  /** content of one piece: '5 mg' */
  amount: z.string().nullable(),
  /** URL of a thumbnail */
  image: z.string().nullable(),
  icon: z.string().nullable(),
  purity: z.string().nullable(),
  form: z.string().nullable(),
  storage: z.string().nullable(),
  /** 1 to 5; meaningless without reviews */
  rating: z.number(),
  reviews: z.number(),
  /** price in dollars */
  price: z.number(),
  /** former price in dollars; null unless it was higher */
  originalPrice: z.number().nullable(),
  /** out of stock also when no sellable units are left */
  status: z.enum(shopStatuses),
  /** remaining stock below ten; null also when unavailable */
  left: z.number().nullable(),
  /** whether the batch that would ship now has a certificate */
  labTested: z.boolean(),
  /** a bundle's contents */
  components: z.array(z.string()),
})
export type ShopProduct = z.output<typeof ShopProduct>

/** A product on its own page. */
export const ShopProductDetail = ShopProduct.extend({
  description: z.string(),
  /** URL of its picture */
  picture: z.string().nullable(),
  /** the batch that would ship now; null when unavailable */
  batch: z
    .object({
      number: z.string(),
      expiryDate: z.string().nullable(),
      /** its laboratory results, latest test first */
      certificates: z.array(Certificate),
    })
    .nullable(),
  /** up to four of the same category */
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
