import type { CartLine } from '@pepwell/contract/shop/cart'
import type { ShopProduct, ShopProductDetail } from '@pepwell/contract/shop/storefront'

/** A shop product; override what the test needs. */
export const aShopProduct = (changes: Partial<ShopProduct> = {}): ShopProduct => ({
  id: 1,
  kind: 'peptide',
  peptideId: 11,
  supplementId: null,
  slug: 'bpc-157',
  name: 'BPC-157',
  category: 'Recovery',
  amount: '10 mg',
  image: null,
  icon: null,
  purity: '99.1%',
  form: 'Lyophilized powder',
  storage: '-20°C',
  rating: 4.8,
  reviews: 126,
  price: 54.99,
  originalPrice: null,
  status: 'available',
  left: null,
  labTested: false,
  components: [],
  ...changes,
})

/** A product as its page shows it. */
export const aShopProductDetail = (changes: Partial<ShopProductDetail> = {}): ShopProductDetail => ({
  ...aShopProduct(),
  description: 'A fragment of 15 amino acids.',
  picture: null,
  batch: { number: 'BPC-2609-B', expiryDate: '2028-03-14', certificates: [] },
  also: [],
  ...changes,
})

/** A line of a member's cart. */
export const aCartLine = (changes: Partial<CartLine> = {}): CartLine => ({
  id: 7,
  productId: 1,
  kind: 'peptide',
  peptideId: 11,
  supplementId: null,
  name: 'BPC-157',
  peptideName: 'BPC-157',
  slug: 'bpc-157',
  image: null,
  form: 'Lyophilized powder',
  amount: '10 mg',
  category: 'Recovery',
  quantity: 1,
  price: 54.99,
  priceWhenAdded: 54.99,
  problem: null,
  left: null,
  createdAt: '2026-06-15T12:00:00.000Z',
  ...changes,
})
