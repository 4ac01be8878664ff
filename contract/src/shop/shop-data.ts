import { shopStatuses } from '@pepwell/domain/shop/pricing'
import { z } from 'zod'
import { dollars, numberOr, optionalText, requiredText } from '../fields.ts'

/** The largest PostgreSQL integer. */
const MAX_REVIEWS = 2_147_483_647

const NO_RATING = 'Rating must be between 1 and 5'
const NO_REVIEWS = 'Reviews must be non-negative'

/** The operator's input for a shop product; prices in dollars. */
export const ShopDataForm = z.strictObject({
  status: z.enum(shopStatuses, 'Status is required'),
  price: dollars('Price must be positive', 'Price must be positive'),
  /** the former price */
  originalPrice: dollars('Original price must be positive', 'Original price must be positive').nullish(),
  purity: requiredText(100, 'Purity is required'),
  form: requiredText(100, 'Form is required'),
  storage: requiredText(100, 'Storage is required'),
  rating: z.number(numberOr(NO_RATING)).min(1, NO_RATING).max(5, NO_RATING).multipleOf(0.1, NO_RATING),
  reviews: z.int(numberOr(NO_REVIEWS)).min(0, NO_REVIEWS).max(MAX_REVIEWS, NO_REVIEWS),
  icon: requiredText(20, 'Icon is required'),
})

/** The same for a vitamin, whose purity is optional. */
export const VitaminShopDataForm = ShopDataForm.extend({ purity: optionalText(100) })

/** A product's shop data for operators. */
export const ShopDataReply = z.object({
  /** URL of its picture, on this server if uploaded; null without one */
  productImageUrl: z.string().nullable(),
  shopEnabled: z.boolean(),
  shopStatus: z.enum(shopStatuses),
  shopPrice: z.number().nullable(),
  /** the former price in dollars */
  shopOriginalPrice: z.number().nullable(),
  shopPurity: z.string().nullable(),
  shopForm: z.string().nullable(),
  shopStorage: z.string().nullable(),
  /** 1 to 5 */
  shopRating: z.number(),
  shopReviews: z.number(),
  shopIcon: z.string().nullable(),
  /** the product id in costs, stock and orders */
  productId: z.number(),
  /** version of the shop data */
  shopVersion: z.number(),
})
export type ShopDataReply = z.output<typeof ShopDataReply>
