import { expect, test } from 'vitest'
import { owners, productionSources, tableIn, withoutComments } from '../testing/table-owners.ts'

/**
 * The tables that a feature reads though another one owns them. Prefer the owner's service or a view that the owner
 * offers: `reachable` tells whether and how a person may be reached, `people` what others may see of a person.
 */
const readers: Record<string, readonly string[]> = {
  accounts: ['peptide_stack_items', 'peptides', 'push_subscriptions', 'user_peptides'],
  assistant: ['admin_users', 'users'],
  audit: ['users'],
  calculator: ['peptides', 'personal_peptides'],
  catalogue: ['inventory_batches', 'products', 'supplements', 'user_peptides', 'users'],
  chat: ['abuse_reports', 'admin_users', 'users'],
  doses: [
    'dismissed_warnings',
    'earlier_versions',
    'peptides',
    'personal_peptides',
    'reminder_outcomes',
    'reminders',
    'skipped_doses',
    'user_peptides',
  ],
  friends: ['users'],
  'held-vials': [
    'inventory_batches',
    'order_items',
    'products',
    'user_peptides',
    'users',
    'vial_movements',
    'vials',
  ],
  inventory: ['peptides', 'products', 'supplements'],
  labs: ['dosage_logs'],
  'log-imports': ['earlier_versions', 'imported_rows', 'progress_photos'],
  measurements: ['lab_results', 'users', 'weight_logs'],
  members: ['dosage_logs', 'login_sessions', 'user_peptides', 'users'],
  notifications: ['login_sessions', 'users'],
  nutrition: ['users'],
  orders: [
    'admin_users',
    'inventory_batches',
    'peptides',
    'products',
    'stock_movements',
    'supplements',
    'users',
  ],
  pictures: ['users'],
  plan: ['dosage_logs', 'peptides', 'personal_peptides', 'side_effects', 'users'],
  pricing: ['peptides', 'products', 'supplements'],
  reminders: [
    'dosage_logs',
    'dose_step_decisions',
    'peptides',
    'personal_peptides',
    'user_peptides',
    'users',
  ],
  reports: ['admin_users', 'inventory_batches', 'peptides', 'products', 'supplements', 'users'],
  'security-events': ['admin_users', 'users'],
  shop: ['inventory_batches', 'peptides', 'supplements', 'users'],
  stacks: ['peptides', 'users'],
  supplements: ['inventory_batches', 'peptides', 'personal_peptides', 'price_links', 'products', 'users'],
  vials: ['dosage_logs', 'personal_peptides', 'reminders', 'user_peptides', 'users'],
  weight: ['users'],
}

const QUERY =
  /\.(?:selectFrom|(?:inner|left|right|full|cross)Join|using)\(\s*\[?\s*((?:['"][^'"]+['"],?\s*)+)/g
const SQL = /\b(?:FROM|JOIN)\s+(?:ONLY\s+)?([a-z_]+)/g

const isTable = new Set(Object.values(owners).flat())

/** The tables that a source file reads, without names of common table expressions and columns. */
function readsIn(source: string): string[] {
  const text = withoutComments(source)
  return [QUERY, SQL]
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => tableIn(name.trim()))
    .filter((name) => isTable.has(name))
}

test.each([
  [
    "db.selectFrom('weightLogs as log').leftJoin('users', 'users.id', 'log.userId')",
    ['weight_logs', 'users'],
  ],
  ["db.selectFrom(['weightLogs', 'users as person'])", ['weight_logs', 'users']],
  ['sql`SELECT 1 FROM users JOIN peptides ON true, LATERAL (SELECT 1)`', ['users', 'peptides']],
  ['sql`DELETE FROM users`', ['users']],
  ['extract(epoch FROM taken_at) // FROM users', []],
])('detects the reads in %j', (source, tables) => {
  expect(readsIn(source).toSorted()).toEqual(tables.toSorted())
})

test('features read only their own tables and those that they are registered for', async () => {
  const found = new Map<string, Set<string>>()
  for await (const { file, source } of productionSources()) {
    const [, feature = ''] = /^features\/([^/]+)\//.exec(file) ?? []
    if (!feature) continue
    const foreign = readsIn(source).filter((table) => !owners[feature]?.includes(table))
    if (foreign.length > 0) found.set(feature, new Set([...(found.get(feature) ?? []), ...foreign]))
  }
  const actual = Object.fromEntries([...found].map(([feature, tables]) => [feature, [...tables].toSorted()]))
  expect(actual).toEqual(readers)
})
