import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testApp } from '../testing/test-app.ts'

/** Each table is written by exactly one feature. */
const owners: Record<string, readonly string[]> = {
  accounts: [
    'users',
    'admin_users',
    'login_sessions',
    'password_reset_tokens',
    'email_links',
    'phone_codes',
    'authenticators',
    'recovery_codes',
    'sign_in_tickets',
    'passkeys',
    'passkey_challenges',
    'export_tickets',
  ],
  assistant: [
    'ai_chat_sessions',
    'ai_chat_messages',
    'ai_months',
    'ai_person_days',
    'ai_questions_underway',
    'ai_sharing',
    'ai_single_questions',
    'ai_wordings',
    'library_passages',
    'library_words',
  ],
  'rate-limits': ['rate_limits'],
  audit: ['audit_log'],
  calculator: ['dosage_calculations'],
  catalogue: ['peptides', 'personal_peptides', 'catalogue_revision'],
  chat: ['chat_rooms', 'chat_participants', 'chat_messages', 'saved_replies'],
  doses: ['dosage_logs', 'listed_sites', 'sore_sites'],
  friends: ['friendships', 'blocks', 'abuse_reports'],
  notifications: [
    'deliveries',
    'inbox_messages',
    'notification_logs',
    'push_subscriptions',
    'stopped_numbers',
    'user_notification_preferences',
  ],
  nutrition: ['food_items', 'food_logs', 'nutrition_targets', 'water_logs'],
  orders: [
    'bounced_order_mails',
    'order_events',
    'order_items',
    'order_sources',
    'orders',
    'payment_disputes',
    'payment_webhooks',
    'payments',
    'shipping_addresses',
    'shop_settings',
  ],
  plan: ['user_peptides', 'plan_periods', 'dismissed_warnings', 'dose_steps', 'dose_step_decisions'],
  'earlier-versions': ['earlier_versions'],
  'import-history': ['log_imports', 'imported_rows'],
  imports: ['imports'],
  labs: ['lab_results', 'lab_report_pages', 'lab_units'],
  measurements: ['measurements'],
  'side-effects': ['side_effects', 'side_effect_photos'],
  inventory: ['batch_certificates', 'inventory_batches', 'stock_movements'],
  pricing: ['vendor_prices', 'product_costs', 'price_links', 'price_history', 'price_hosts', 'site_rules'],
  'profile-pictures': ['profile_pictures'],
  reminders: ['reminders', 'scheduled_alerts', 'reminder_snoozes', 'reminder_outcomes', 'skipped_doses'],
  reports: [
    'page_visits',
    'visit_secrets',
    'report_events',
    'report_zones',
    'report_marks',
    'report_gaps',
    'report_counts',
    'report_people',
    'report_levels',
    'report_batch',
    'report_portion',
    'weekly_reports',
  ],
  secrets: ['server_secrets'],
  'security-events': ['security_events'],
  shop: ['products', 'product_slugs', 'cart_items', 'cart_additions', 'product_watchers'],
  stacks: ['peptide_stacks', 'peptide_stack_items', 'stack_likes'],
  supplements: ['supplements', 'supplements_revision', 'supplement_logs'],
  vials: ['vials', 'vial_movements', 'vial_checks', 'vial_warnings'],
  weight: ['weight_logs', 'progress_photos'],
}

/** What the database writes itself, by triggers on tables of several features. */
const byTriggers: readonly string[] = ['order_item_costs', 'support_waits']

/** A write, as the source has it. */
interface Write {
  /** 'features/weight/weight.queries.ts' */
  file: string
  /** its name in the database, or however else it is written there */
  table: string
}

const KYSELY = /\.(?:insertInto|updateTable|deleteFrom|mergeInto|replaceInto)\(\s*([^\s,)]+)/g
const SQL = [
  /\bINSERT\s+INTO\s+(\S+)/gi,
  /\bDELETE\s+FROM\s+(\S+)/gi,
  /\bMERGE\s+INTO\s+(\S+)/gi,
  /\bTRUNCATE\s+(?:TABLE\s+)?([^\s`]+)/gi,
  /\bUPDATE\s+(?:ONLY\s+)?(\S+)\s+(?:(?:AS\s+)?\w+\s+)?SET\b/gi,
]

const withoutComments = (source: string) => source.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')

const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** 'userPeptides as entry' in quotes, or user_peptides, as user_peptides. */
const tableIn = (text: string) => snake(text.replaceAll(/^['"`]|['"`]$/g, '').replace(/ .*/, ''))

function writesIn(file: string, source: string): Write[] {
  const text = withoutComments(source)
  return [KYSELY, ...SQL]
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .map(([, table = '']) => ({ file, table: tableIn(table) }))
}

/** Every production write; `demo` generates data like tests, and a backup restores every table. */
async function allWrites(): Promise<Write[]> {
  const root = join(import.meta.dirname, '..')
  const writes: Write[] = []
  for await (const file of glob('**/*.ts', { cwd: root })) {
    if (/^(testing|demo|backup)\/|\.(test|samples)\.ts$|\/fixture-/.test(file)) continue
    writes.push(...writesIn(file, await readFile(join(root, file), 'utf8')))
  }
  return writes
}

const writes = await allWrites()

test.each([
  ["db.insertInto('weightLogs')", ['weight_logs']],
  ['db\n    .updateTable(\n "userPeptides as entry")', ['user_peptides']],
  ['.deleteFrom(table)', ['table']],
  ['sql`UPDATE deliveries AS delivery SET x = 1`', ['deliveries']],
  ['sql`insert into users (id) values (1)`', ['users']],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: this is what the source would have
  ['sql`DELETE FROM ${table}`', ['${table}']],
  ['sql`SELECT 1 FOR UPDATE OF due SKIP LOCKED`', []],
  ['ON CONFLICT DO UPDATE SET x = 1', []],
  ['// INSERT INTO users\n/* DELETE FROM users */', []],
])('detects a write in %j', (source, tables) => {
  expect(writesIn('', source).map(({ table }) => table)).toEqual(tables)
})

test('every table has one owner', async () => {
  const { db } = await testApp()
  const { rows } = await sql<{ name: string }>`
    SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename NOT LIKE 'kysely_%'`.execute(
    db,
  )
  const owned = [...Object.values(owners).flat(), ...byTriggers]
  expect(owned.sort()).toEqual(rows.map(({ name }) => name).sort())
})

test('features write only their own tables, and other code writes none', () => {
  const foreign = writes.filter(({ file, table }) => {
    // The queue's own table, beside the queue's own functions.
    if (file === 'jobs/jobs.queries.ts' && table === 'graphile_worker._private_jobs') return false
    // The migration runner records its own migrations.
    if (file === 'database/migrations.queries.ts' && table === 'public.kysely_migration') return false
    // Imports restore rows of every personal table, like a backup.
    if (file === 'features/log-imports/restore.queries.ts') return false
    const [, feature = ''] = /^features\/([^/]+)\//.exec(file) ?? []
    return !owners[feature]?.includes(table)
  })
  expect(foreign).toEqual([])
})

test('writes are in query files', () => {
  expect(writes.filter(({ file }) => !file.endsWith('.queries.ts'))).toEqual([])
})

test('every table is written by a feature', () => {
  const written = new Set(writes.map(({ table }) => table))
  const never = Object.values(owners)
    .flat()
    .filter((table) => !written.has(table))
  expect(never).toEqual([])
})
