import { type AdminArea, mayEnter } from '@pepwell/domain/accounts/admin-areas'

/** A tab of the panel. */
export interface PanelPlace {
  value: string
  label: string
  /** any of these permissions shows the tab */
  areas: readonly AdminArea[]
}

/** The panel's tabs in order. */
export const panelTabs = [
  { value: 'users', label: 'Users', areas: ['members'] },
  { value: 'orders', label: 'Orders', areas: ['orders'] },
  { value: 'inventory', label: 'Inventory', areas: ['inventory'] },
  { value: 'products', label: 'Products', areas: ['products', 'prices', 'vitamins'] },
  { value: 'personal-peptides', label: 'Personal Peptides', areas: ['members'] },
  { value: 'reports', label: 'Reports', areas: ['reports'] },
] as const satisfies readonly PanelPlace[]

export type PanelTab = (typeof panelTabs)[number]['value']

/** The two kinds of stock. */
export const inventoryParts = [
  { value: 'peptides', label: 'Peptide Inventory' },
  { value: 'vitamins', label: 'Vitamin Inventory' },
] as const

/** The two kinds of products. */
export const productParts = [
  { value: 'peptides', label: 'Peptides', areas: ['products', 'prices'] },
  { value: 'vitamins', label: 'Vitamins', areas: ['vitamins'] },
] as const satisfies readonly PanelPlace[]

/** Peptide subtabs. */
export const peptideViews = [
  { value: 'costs', label: 'Cost Management', areas: ['products'] },
  { value: 'prices', label: 'Price Comparison', areas: ['prices'] },
] as const satisfies readonly PanelPlace[]

export const permittedTabs = <Place extends { areas: readonly AdminArea[] }>(
  permissions: readonly string[],
  places: readonly Place[],
): readonly Place[] => places.filter(({ areas }) => areas.some((area) => mayEnter(permissions, area)))
