import type { AuditEntry } from '@pepwell/contract/accounts/audit'
import type { Tone } from '../../../ui/badge.tsx'

/** The name of each object kind. */
export const kindWords: Readonly<Record<string, string>> = {
  member: 'Member',
  peptide: 'Peptide',
  product: 'Shop data',
  cost: 'Costs',
  'vendor-price': 'Vendor price',
  'price-link': 'Price link',
  supplement: 'Vitamin',
  batch: 'Batch',
  'vitamin-batch': 'Vitamin batch',
  delivery: 'Delivery',
  order: 'Order',
  catalogue: 'Catalogue',
  'shop-settings': 'Shop settings',
  'weekly-report': 'Weekly report',
  members: 'Members',
  'personal-peptides': 'Personal peptides',
  orders: 'Orders',
  history: 'History',
  'security-events': 'Security events',
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** 'reset-password' and 'costOfGoods' as text: 'Reset password', 'Cost of goods'. */
export const asWords = (name: string): string =>
  capitalized(
    name
      .replaceAll('-', ' ')
      .replace(/([a-z0-9])([A-Z])/g, (_, end: string, next: string) => `${end} ${next.toLowerCase()}`),
  )

/** 'Batch TZP-2604-C'. */
export const objectWords = ({ kind, object }: Pick<AuditEntry, 'kind' | 'object'>): string =>
  `${kindWords[kind] ?? asWords(kind)} ${object.name ?? object.id}`

/** The color of an action; its label says the same. */
export function actionTone(action: string): Tone {
  if (/^(add|create|make|duplicate|take)/.test(action)) return 'accent'
  if (/^(delete|remove)/.test(action)) return 'danger'
  if (/^(reset|end|revoke)/.test(action)) return 'warn'
  return 'info'
}

/** A field's old or new value as text. */
export function valueWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return '—'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.map(valueWords).join(', ') || '—'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** One field, before and after. */
export interface FieldChange {
  field: string
  before: string
  after: string
}

/** The changed fields. */
export function changesOf({ before, after }: Pick<AuditEntry, 'before' | 'after'>): FieldChange[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return [...fields].map((field) => ({
    field: asWords(field),
    before: valueWords(before?.[field]),
    after: valueWords(after?.[field]),
  }))
}
