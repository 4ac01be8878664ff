import { shopStatuses } from '@pepwell/domain/shop/pricing'
import { z } from 'zod'
import { dollars, numberOr, optionalText, requiredText } from '../fields.ts'

/** The greatest number that the database's integer holds. */
const MOST_REVIEWS = 2_147_483_647

const NO_RATING = 'Rating must be between 1 and 5'
const NO_REVIEWS = 'Reviews must be non-negative'

/** What operators enter of a product in the shop; prices in dollars. */
export const ShopDataForm = z.strictObject({
  status: z.enum(shopStatuses, 'Status is required'),
  price: dollars('Price must be positive', 'Price must be positive'),
  /** what it cost before */
  originalPrice: dollars('Original price must be positive', 'Original price must be positive').nullish(),
  purity: requiredText(100, 'Purity is required'),
  form: requiredText(100, 'Form is required'),
  storage: requiredText(100, 'Storage is required'),
  rating: z.number(numberOr(NO_RATING)).min(1, NO_RATING).max(5, NO_RATING).multipleOf(0.1, NO_RATING),
  reviews: z.int(numberOr(NO_REVIEWS)).min(0, NO_REVIEWS).max(MOST_REVIEWS, NO_REVIEWS),
  icon: requiredText(20, 'Icon is required'),
})

/** The same of a vitamin, for which a purity is optional. */
export const VitaminShopDataForm = ShopDataForm.extend({ purity: optionalText(100) })

/** What the shop says of a product, as operators read it beside its texts. */
export const ShownShopData = z.object({
  /** where its picture is: below this server's address when it was uploaded; null where there is none */
  productImageUrl: z.string().nullable(),
  shopEnabled: z.boolean(),
  shopStatus: z.enum(shopStatuses),
  shopPrice: z.number().nullable(),
  /** what it cost before, in dollars */
  shopOriginalPrice: z.number().nullable(),
  shopPurity: z.string().nullable(),
  shopForm: z.string().nullable(),
  shopStorage: z.string().nullable(),
  /** 1 to 5 */
  shopRating: z.number(),
  shopReviews: z.number(),
  shopIcon: z.string().nullable(),
  /** what costs, stock and orders know it by */
  productId: z.number(),
  /** of what the shop says of it */
  shopVersion: z.number(),
})
export type ShownShopData = z.output<typeof ShownShopData>
