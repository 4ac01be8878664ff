import type { ShopDataReply } from '@pepwell/contract/shop/shop-data'
import type { Send } from '../caller.ts'
import type { Good } from './goods.ts'

/** The shop price of a catalogue item. */
export interface Offer {
  kind: 'peptides' | 'supplements'
  name: string
  /** dollars */
  price: number
  status?: string
}

type Listed = ShopDataReply & { id: number; name: string; mg?: number | null }

const products = async (send: Send) => ({
  peptides: (await send('GET', '/api/peptides')) as Listed[],
  supplements: (await send('GET', '/api/supplements')) as Listed[],
})

const goodOf = ({ name, mg = null, shopPrice }: Listed): Good => ({ name, mg, price: shopPrice })

/** The catalogue with its shop prices. */
export async function catalogGoods(send: Send) {
  const { peptides, supplements } = await products(send)
  return { peptides: peptides.map(goodOf), supplements: supplements.map(goodOf) }
}

const usual = {
  peptides: { purity: '99 %', form: 'Lyophilized powder', storage: '-20°C', icon: '🧬' },
  supplements: { purity: null, form: 'Capsules', storage: 'Room temperature', icon: '💊' },
} as const

/** Supplements whose daily amount doesn't fit into capsules. */
const powders = new Set(['Collagen Peptides', 'Creatine', 'Psyllium Husk'])

/**
 * Adds products to the shop with the panel's calls; existing prices stay.
 * @param send makes calls as an operator
 */
export async function sellGoods(send: Send, offers: readonly Offer[]): Promise<void> {
  const known = await products(send)
  for (const { kind, name, price, status = 'available' } of offers) {
    const product = known[kind].find((one) => one.name === name)
    if (!product || product.shopPrice !== null) continue
    const { purity, form, storage, icon } = usual[kind]
    await send('PATCH', `/api/${kind}/${product.id}/shop-data`, {
      ...{ status, price, icon, rating: 5, reviews: 0 },
      purity: product.shopPurity ?? purity,
      form: product.shopForm ?? (powders.has(name) ? 'Powder' : form),
      storage: product.shopStorage ?? storage,
    })
    await send('PATCH', `/api/${kind}/${product.id}/shop-availability`, { shopEnabled: true })
  }
}
