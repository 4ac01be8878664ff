import type { Member } from '@pepwell/contract/accounts/members'
import type { AdminArea } from '@pepwell/domain/accounts/admin-areas'
import { historyAddress } from '../../../lib/navigation/history-address.ts'
import { inventoryParts, panelTabs, peptideViews, permittedTabs, productParts } from '../panel-tabs.ts'
import { addressIn } from '../use-go-to.ts'

/** A jump target with its secondary actions. */
export interface Target {
  key: string
  label: string
  hint?: string
  path: string
  /** opens next to this page, like profiles */
  asTab?: boolean
  others?: readonly { label: string; path: string; asTab?: boolean }[]
}

/** Whether the user has one of these permissions. */
export type May = (...areas: readonly AdminArea[]) => boolean

/** The permitted tabs and subtabs. */
export function placeTargets(permissions: readonly string[]): Target[] {
  const tabs = permittedTabs(permissions, panelTabs).map(({ value, label }) => ({
    label,
    path: addressIn({ tab: value }),
  }))
  const isOpen = (tab: string) => tabs.some(({ path }) => path === addressIn({ tab }))
  const inventory = inventoryParts.map(({ value, label }) => ({
    label,
    path: addressIn({ tab: 'inventory', sub: value }),
  }))
  const views = permittedTabs(permissions, peptideViews).map(({ value, label }) => ({
    label,
    path: addressIn({ tab: 'products', sub: 'peptides', view: value }),
  }))
  const vitamins = permittedTabs(permissions, productParts.slice(1)).map(({ value }) => ({
    label: 'Vitamin Management',
    path: addressIn({ tab: 'products', sub: value }),
  }))
  const parts = [...(isOpen('inventory') ? inventory : []), ...views, ...vitamins]
  return [...tabs, ...parts, { label: 'History', path: '/admin/history' }].map((place) => ({
    ...place,
    key: `place ${place.path}`,
  }))
}

/** A member: profile first. */
export function memberTarget({ id, email, firstName, lastName, userHandle }: Member): Target {
  const name = [firstName, lastName].filter(Boolean).join(' ')
  return {
    key: `member ${id}`,
    label: name || userHandle || email,
    hint: email,
    path: `/admin/user-profile/${id}`,
    asTab: true,
    others: [
      { label: 'Open profile', path: `/admin/user-profile/${id}`, asTab: true },
      { label: 'Show in Users', path: addressIn({ tab: 'users', q: email, open: id }) },
      { label: 'History', path: historyAddress({ kind: 'member', id }) },
    ],
  }
}

interface Sold {
  id: number
  name: string
}

/** A peptide: costs, prices or stock, the first that is permitted. */
export function peptideTarget(
  { id, name, mg, category }: Sold & { mg?: number | null; category: string },
  may: May,
): Target {
  const views = [
    may('products') && {
      label: 'Cost Management',
      path: addressIn({ tab: 'products', sub: 'peptides', view: 'costs', q: name }),
    },
    may('prices') && {
      label: 'Price Comparison',
      path: addressIn({ tab: 'products', sub: 'peptides', view: 'prices', q: name }),
    },
    may('inventory') && {
      label: 'Peptide Inventory',
      path: addressIn({ tab: 'inventory', sub: 'peptides', q: name }),
    },
    { label: 'History', path: historyAddress({ kind: 'peptide', id }) },
  ].filter((view) => view !== false)
  const hint = [mg ? `${mg} mg` : undefined, category].filter(Boolean).join(' · ')
  return { key: `peptide ${id}`, label: name, hint, path: views[0]?.path ?? '', others: views }
}

/** A vitamin, likewise. */
export function vitaminTarget({ id, name, category }: Sold & { category: string }, may: May): Target {
  const views = [
    may('vitamins') && {
      label: 'Vitamin Management',
      path: addressIn({ tab: 'products', sub: 'vitamins', q: name }),
    },
    may('inventory') && {
      label: 'Vitamin Inventory',
      path: addressIn({ tab: 'inventory', sub: 'vitamins', q: name }),
    },
    { label: 'History', path: historyAddress({ kind: 'supplement', id }) },
  ].filter((view) => view !== false)
  return { key: `vitamin ${id}`, label: name, hint: category, path: views[0]?.path ?? '', others: views }
}

/** A vendor: the peptides they have a price for. */
export const vendorTarget = (name: string): Target => ({
  key: `vendor ${name}`,
  label: name,
  path: addressIn({ tab: 'products', sub: 'peptides', view: 'prices', q: name }),
})
