import type { AuditEntry } from '@pepwell/contract/accounts/audit'
import { addressIn, type PanelAddress } from './use-go-to.ts'

const costs: PanelAddress = { tab: 'products', sub: 'peptides', view: 'costs' }

/** The panel tab for each kind of object. */
const places: Readonly<Record<string, PanelAddress>> = {
  member: { tab: 'users' },
  peptide: costs,
  product: costs,
  cost: costs,
  'vendor-price': { tab: 'products', sub: 'peptides', view: 'prices' },
  'price-link': { tab: 'products', sub: 'peptides', view: 'prices' },
  supplement: { tab: 'products', sub: 'vitamins' },
  batch: { tab: 'inventory', sub: 'peptides' },
  'vitamin-batch': { tab: 'inventory', sub: 'vitamins' },
  order: { tab: 'orders' },
}

/** The search text that finds it: the batch number for 'Ipamorelin IPA-2609-B', the peptide for 'DSIP, Aster Labs'. */
function searchTextFor(kind: string, name: string): string {
  if (kind.endsWith('batch')) return name.split(' ').at(-1) ?? name
  return kind === 'vendor-price' || kind === 'price-link' ? name.replace(/, .*/, '') : name
}

/** An object's current address; undefined if it has no tab or no longer exists. */
export function objectAddress({ kind, area, object: { name } }: AuditEntry): string | undefined {
  // Vitamin costs and shop data are on the vitamin tab.
  const place = area === 'vitamins' ? places.supplement : places[kind]
  return place && name ? addressIn({ ...place, q: searchTextFor(kind, name) }) : undefined
}
