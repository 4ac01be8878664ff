import type { AuditEntry } from '@pepwell/contract/accounts/audit'
import { addressIn, type PanelAddress } from './use-go-to.ts'

const costs: PanelAddress = { tab: 'products', sub: 'peptides', view: 'costs' }

/** Where in the panel a thing of each kind is looked for. */
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

/** What its list finds it by: of 'Ipamorelin IPA-2609-B' the number of the batch, of 'DSIP, Aster Labs' the peptide. */
function soughtFor(kind: string, name: string): string {
  if (kind.endsWith('batch')) return name.split(' ').at(-1) ?? name
  return kind === 'vendor-price' || kind === 'price-link' ? name.replace(/, .*/, '') : name
}

/** The address of the thing, as it is now; undefined for what no tab shows, and for what has no name any more. */
export function addressOfThing({ kind, area, object: { name } }: AuditEntry): string | undefined {
  // What vitamins cost, and how they are sold, stands with them.
  const place = area === 'vitamins' ? places.supplement : places[kind]
  return place && name ? addressIn({ ...place, q: soughtFor(kind, name) }) : undefined
}
