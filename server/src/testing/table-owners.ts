import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Each table is written by exactly one feature. */
export const owners: Record<string, readonly string[]> = {
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
  chat: ['chat_rooms', 'chat_participants', 'chat_messages', 'chat_reactions', 'saved_replies'],
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
  measurements: ['measurements', 'measuring_reminders'],
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

/** Tables written by the database itself, through triggers on several features' tables. */
export const byTriggers: readonly string[] = ['order_item_costs', 'support_waits', 'vial_totals']

export const withoutComments = (source: string) =>
  source.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')

const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The name in the database: user_peptides for 'userPeptides as entry' in quotes, or for user_peptides. */
export const tableIn = (text: string) => snake(text.replaceAll(/^['"`]|['"`]$/g, '').replace(/ .*/, ''))

/** The production sources below server/src; `demo` generates data like tests, a `drill` loses it, and a `backup` restores every table. */
export async function* productionSources(): AsyncGenerator<{ file: string; source: string }> {
  const root = join(import.meta.dirname, '..')
  for await (const file of glob('**/*.ts', { cwd: root })) {
    if (/^(testing|demo|drill|backup)\/|\.(test|samples)\.ts$|\/fixture-/.test(file)) continue
    yield { file, source: await readFile(join(root, file), 'utf8') }
  }
}
