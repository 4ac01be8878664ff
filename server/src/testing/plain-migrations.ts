import type { MigrationFile } from '../database/migration-files.ts'

/** Tables that grow with use: scanning their rows takes minutes. */
export const BIG_TABLES = [
  ...['audit_log', 'chat_messages', 'deliveries', 'dosage_logs', 'earlier_versions', 'food_logs'],
  ...[
    'imported_rows',
    'inbox_messages',
    'login_sessions',
    'notification_logs',
    'order_events',
    'order_items',
  ],
  ...[
    'orders',
    'page_visits',
    'plan_periods',
    'rate_limits',
    'reminder_outcomes',
    'reminder_snoozes',
    'reminders',
    'report_counts',
  ],
  ...[
    'report_events',
    'report_marks',
    'scheduled_alerts',
    'security_events',
    'skipped_doses',
    'stock_movements',
  ],
  ...['supplement_logs', 'user_peptides', 'users', 'water_logs', 'weight_logs'],
]

const BIG = `(?:public\\.)?"?(?:${BIG_TABLES.join('|')})"?\\b`
const ALTER = `ALTER TABLE (?:IF EXISTS )?(?:ONLY )?${BIG}.*`
const about = (pattern: string) => new RegExp(pattern, 'is')

/** Statements that block others while they scan a big table, and their replacements. */
const PLAIN: readonly [pattern: RegExp, instead: string][] = [
  [
    about(`CREATE (?:UNIQUE )?INDEX (?!CONCURRENTLY).*\\bON (?:ONLY )?${BIG}`),
    'CREATE INDEX CONCURRENTLY in a marked file',
  ],
  [
    about(`${ALTER}\\bADD (?:CONSTRAINT \\S+ )?(?:CHECK|FOREIGN KEY)\\b(?!.*NOT VALID)`),
    'NOT VALID first, VALIDATE CONSTRAINT in a later file',
  ],
  [
    about(`${ALTER}\\bADD (?:CONSTRAINT \\S+ )?(?:PRIMARY KEY|UNIQUE|EXCLUDE)\\b(?!.*USING INDEX)`),
    'CREATE UNIQUE INDEX CONCURRENTLY, then ADD CONSTRAINT … USING INDEX',
  ],
  [
    about(
      `${ALTER}\\bADD COLUMN .*\\b(?:CHECK|REFERENCES|UNIQUE|PRIMARY KEY|GENERATED ALWAYS AS \\(|gen_random_uuid|random|clock_timestamp|nextval)\\b`,
    ),
    'ADD COLUMN alone, then its constraint or values apart',
  ],
  [about(`${ALTER}\\b(?:SET DATA )?TYPE\\b`), 'a new column, filled by a job'],
  [
    about(`${ALTER}\\bSET NOT NULL\\b`),
    'a CHECK (… IS NOT NULL) that is validated, which SET NOT NULL then relies on',
  ],
  [about(`^\\s*(?:WITH .*)?UPDATE (?:ONLY )?${BIG}`), 'a job that works in batches'],
  [about(`^\\s*(?:WITH .*)?DELETE FROM (?:ONLY )?${BIG}`), 'a job that works in batches'],
  [about(`^\\s*INSERT INTO .*\\bSELECT\\b.*\\bFROM ${BIG}`), 'a job that works in batches'],
  [
    about(`^\\s*(?:LOCK(?: TABLE)?|CLUSTER|VACUUM FULL|REINDEX TABLE) (?:ONLY )?${BIG}`),
    'nothing of the kind',
  ],
]

/** Statements without comments; function bodies run later and aren't checked. */
const statementsOf = (text: string): string[] =>
  text
    .replaceAll(/--.*$/gm, '')
    .replaceAll(/\$(\w*)\$.*?\$\1\$/gs, '$$$$')
    .split(';')
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)

const isChecked = (statements: readonly string[], at: number) =>
  /SET NOT NULL/i.test(statements[at] ?? '') &&
  statements.slice(0, at).some((earlier) => /VALIDATE CONSTRAINT/i.test(earlier))

/** The blocking statements of a migration, each with its replacement. */
export function slowStatementsIn({ text, isMarked }: Pick<MigrationFile, 'text' | 'isMarked'>): string[] {
  const statements = statementsOf(text)
  const made = BIG_TABLES.filter((table) =>
    new RegExp(`CREATE TABLE (IF NOT EXISTS )?${table}\\b`, 'i').test(text),
  )
  const isNew = (statement: string) => made.some((table) => new RegExp(`\\b${table}\\b`).test(statement))
  const plain = statements.flatMap((statement, index) =>
    PLAIN.filter(
      ([pattern]) => pattern.test(statement) && !isNew(statement) && !isChecked(statements, index),
    ).map(([, instead]) => `${statement.slice(0, 80)}: ${instead}`),
  )
  if (isMarked && text.includes('$$')) plain.push('a marked file: no bodies of functions')
  if (!isMarked && /\bCONCURRENTLY\b/i.test(statements.join(';'))) plain.push('CONCURRENTLY: a marked file')
  if (!isMarked && /NOT VALID/i.test(text) && /VALIDATE CONSTRAINT/i.test(text))
    plain.push('VALIDATE CONSTRAINT: a later file, or a marked one')
  return plain
}
