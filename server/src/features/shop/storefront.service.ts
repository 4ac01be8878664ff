import type { ShopProduct, ShopProductDetail } from '@pepwell/contract/shop/storefront'
import { displayStatus, fewLeft } from '@pepwell/domain/shop/cart'
import { toDollars } from '@pepwell/domain/shop/money'
import type { ShopStatus } from '@pepwell/domain/shop/pricing'
import { imageAddress, thumbnailAddress } from '@pepwell/domain/shop/product-images'
import { slugOf } from '@pepwell/domain/shop/product-slugs'
import { amountOf, savedCents, shopDay } from '@pepwell/domain/shop/products'
import { bundleNamed, componentText } from '@pepwell/domain/shop/vitamin-bundles'
import type { FeatureDeps } from '../../app-deps.ts'
import { cachedValue } from '../../live/cached-value.ts'
import { Refusal } from '../../refusal.ts'
import { unitCentsOf } from './cart-lines.ts'
import { productSlugs } from './product-slugs.service.ts'
import { type StorefrontRow, storefrontProducts } from './storefront.queries.ts'

/** The database's own notification when shop data changes. */
const SHOP_CHANGED = 'shop-changed'

/** Maximum related products on a product page. */
const ALSO = 4

/** The product data on a card; purity only with a certificate of the batch that ships. */
function card(row: StorefrontRow, slug: string, price: number): ShopProduct {
  const picture = row.imageHash && imageAddress(row.imageHash)
  const status = displayStatus({ status: row.status as ShopStatus, sellable: row.sellable })
  const labTested = status === 'available' && (row.certificates ?? []).length > 0
  return {
    ...{ id: row.productId, kind: row.kind, peptideId: row.peptideId, supplementId: row.supplementId, slug },
    ...{ name: row.name, category: row.category, amount: amountOf(row), icon: row.icon },
    image: picture && thumbnailAddress(picture),
    ...{ purity: labTested ? row.purity : null, form: row.form, storage: row.storage },
    ...{ rating: row.rating, reviews: row.reviews, price, status },
    originalPrice: savedCents(price, row.originalPrice) === null ? null : row.originalPrice,
    left: status === 'available' ? fewLeft(row.sellable) : null,
    labTested,
    components: bundleNamed(row.name)?.components.map(componentText) ?? [],
  }
}

/** Without related products. */
function detail(row: StorefrontRow, shown: ShopProduct): Omit<ShopProductDetail, 'also'> {
  const isSent = shown.status === 'available' && row.batchNumber !== null
  return {
    ...shown,
    description: row.description,
    picture: row.imageHash && imageAddress(row.imageHash),
    batch: isSent
      ? {
          number: row.batchNumber as string,
          expiryDate: row.expiryDate,
          certificates: row.certificates ?? [],
        }
      : null,
  }
}

/** Of the same category, the next in the shop's order first. */
function relatedProducts(product: ShopProduct, all: readonly ShopProduct[]): ShopProduct[] {
  const index = all.indexOf(product)
  const following = [...all.slice(index + 1), ...all.slice(0, index)]
  return following.filter(({ category }) => category === product.category).slice(0, ALSO)
}

type ProductSlugs = Awaited<ReturnType<typeof productSlugs>>

function shopOf(rows: readonly StorefrontRow[], { present: slugs, held }: ProductSlugs, day: string) {
  const sold = rows.flatMap((row) => {
    const cents = unitCentsOf(row)
    const slug = slugs.get(row.productId)
    return cents === null || slug === undefined ? [] : [{ row, shown: card(row, slug, toDollars(cents)) }]
  })
  const products = sold.map(({ shown }) => shown)
  const details = sold.map(({ row, shown }): [string, ShopProductDetail] => [
    shown.slug,
    { ...detail(row, shown), also: relatedProducts(shown, products) },
  ])
  const [bySlug, slugOf] = [new Map(details), new Map(products.map(({ id, slug }) => [id, slug]))]
  return {
    ...{ day, products, bySlug, slugOf },
    /** a product's current slug, by a former one */
    movedTo: (slug: string) => (bySlug.has(slug) ? undefined : slugOf.get(held.get(slug) ?? Number.NaN)),
  }
}

/** The public shop on one day. */
export type Shop = ReturnType<typeof shopOf>

/** The public shop: read constantly, changed by operators and by a batch's last sales. */
export function storefrontService({ db, clock, bus }: Pick<FeatureDeps, 'db' | 'clock' | 'bus'>) {
  const load = async () => {
    const day = shopDay(clock.now())
    return shopOf(await storefrontProducts(db, day), await productSlugs(db), day)
  }
  const cached = cachedValue(bus, SHOP_CHANGED, load)

  /** Batches expire without any write, so the cache is per day. */
  async function shop(): Promise<Shop> {
    const found = await cached.get()
    if (found.day === shopDay(clock.now())) return found
    await cached.announceChange(db)
    return load()
  }

  return {
    shop,
    list: async () => (await shop()).products,

    /** The shop paths of available peptides, by peptide id. */
    async onSale(peptideIds: readonly number[]): Promise<ReadonlyMap<number, string>> {
      if (peptideIds.length === 0) return new Map()
      const { products } = await shop()
      return new Map(
        products.flatMap(({ peptideId, status, slug }): [number, string][] =>
          peptideId !== null && status === 'available' && peptideIds.includes(peptideId)
            ? [[peptideId, `/shop/${slug}`]]
            : [],
        ),
      )
    },

    /**
     * A product's current slug, by a former one or another spelling ('SELANK'); undefined for unknown slugs.
     */
    async movedTo(slug: string) {
      const { bySlug, movedTo } = await shop()
      const typed = slugOf(slug)
      return movedTo(typed) ?? (typed !== slug && bySlug.has(typed) ? typed : undefined)
    },

    /** @throws Refusal PRODUCT_NOT_FOUND */
    async product(slug: string) {
      const found = (await shop()).bySlug.get(slug)
      if (!found) throw new Refusal('PRODUCT_NOT_FOUND')
      return found
    },
  }
}

export type Storefront = ReturnType<typeof storefrontService>
