import { addressIn, type PanelAddress } from './use-go-to.ts'

/** Where in the panel a thing of each kind is looked for by its name. */
const places: Readonly<Record<string, PanelAddress>> = {
  member: { tab: 'users' },
  peptide: { tab: 'products', sub: 'peptides', view: 'costs' },
  product: { tab: 'products', sub: 'peptides', view: 'costs' },
  cost: { tab: 'products', sub: 'peptides', view: 'costs' },
  'vendor-price': { tab: 'products', sub: 'peptides', view: 'prices' },
  'price-link': { tab: 'products', sub: 'peptides', view: 'prices' },
  supplement: { tab: 'products', sub: 'vitamins' },
  batch: { tab: 'inventory' },
  order: { tab: 'orders' },
}

/** The address of the thing, as it is now; undefined for what no tab shows, and for what has no name any more. */
export function addressOfThing(kind: string, name: string | null): string | undefined {
  const place = places[kind]
  return place && name ? addressIn({ ...place, q: name }) : undefined
}
