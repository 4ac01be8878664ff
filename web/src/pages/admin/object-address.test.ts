import type { AuditEntry } from '@pepwell/contract/accounts/audit'
import { expect, test } from 'vitest'
import { objectAddress } from './object-address.ts'

test.each([
  ['member', 'members', 'ada@example.org', '/admin?tab=users&q=ada%40example.org'],
  ['cost', 'products', 'DSIP', '/admin?tab=products&sub=peptides&view=costs&q=DSIP'],
  ['cost', 'vitamins', 'Vitamin D3', '/admin?tab=products&sub=vitamins&q=Vitamin+D3'],
  ['product', 'vitamins', 'Zinc', '/admin?tab=products&sub=vitamins&q=Zinc'],
  ['vendor-price', 'prices', 'DSIP, Aster Labs', '/admin?tab=products&sub=peptides&view=prices&q=DSIP'],
  ['batch', 'inventory', 'CJC-1295 without DAC CJC-2609-B', '/admin?tab=inventory&sub=peptides&q=CJC-2609-B'],
  ['vitamin-batch', 'inventory', 'Zinc ZN-2609-B', '/admin?tab=inventory&sub=vitamins&q=ZN-2609-B'],
  ['order', 'orders', 'W4Q-7PB-8X', '/admin?tab=orders&q=W4Q-7PB-8X'],
  ['delivery', 'support', null, undefined],
  ['peptide', 'products', null, undefined],
])('a %s of %s called %s is at %s', (kind, area, name, address) => {
  const entry = { kind, area, action: 'edit', object: { id: '7', name } }
  expect(objectAddress(entry as AuditEntry)).toBe(address)
})
