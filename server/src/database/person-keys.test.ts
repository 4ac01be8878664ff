import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { connect } from './connect.ts'

const db = connect(inject('databaseServer'), () => {})

/** Tables whose rows may have no owner, or none yet, so their keys can't contain a person. */
const NOT_OF_ONE_PERSON = {
  orders: 'Accounting keeps orders when their buyer deletes the account.',
  page_visits: 'Visitors have no account.',
  passkey_challenges: 'We don’t know who signs in before their passkey is checked.',
}

/** References from a person's row to another person's. */
const TO_OTHERS = {
  chat_participants_invited_by_fkey: 'Someone else invited them.',
  stack_likes_stack_id_fkey: 'People like each other’s stacks.',
}

/** Unique keys by id alone or by a secret, to be replaced. */
const UNIQUE_BY_ID: readonly string[] = [
  'deliveries_pkey',
  'dosage_logs_pkey',
  'earlier_versions_pkey',
  'inbox_messages_delivery_id_key',
  'inbox_messages_pkey',
  'login_sessions_pkey',
  'login_sessions_token_hash_key',
  'notification_logs_pkey',
  'passkeys_credential_id_key',
  'peptide_stacks_pkey',
  'push_subscriptions_endpoint_key',
  'push_subscriptions_pkey',
  'reminders_pkey',
  'user_peptides_pkey',
]

/** References by id alone, to be replaced. */
const REFERENCES_BY_ID: readonly string[] = [
  'dosage_logs_user_peptide_id_fkey',
  'inbox_messages_delivery_id_fkey',
  'notification_logs_delivery_id_fkey',
  'push_subscriptions_session_id_fkey',
]

/** Tables of a person that lack user_id, to be added. */
const WITHOUT_PERSON: readonly string[] = [
  'peptide_stack_items',
  'plan_periods',
  'reminder_outcomes',
  'reminder_snoozes',
  'scheduled_alerts',
]

/** Tables with rows of one person each, by name, with the number of their column user_id. */
const personal = sql`
  SELECT pg_class.oid AS id, relname::text AS name, attnum AS person
  FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid AND attname = 'user_id'
  WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
    AND relname <> ALL (${Object.keys(NOT_OF_ONE_PERSON)}::text[])`

test('every unique key of a person’s table contains the person', async () => {
  const { rows } = await sql<{ name: string }>`
    SELECT indexrelid::regclass::text AS name FROM pg_index JOIN (${personal}) AS own ON own.id = indrelid
    WHERE indisunique AND own.person <> ALL (indkey) ORDER BY 1`.execute(db)
  expect(rows.map(({ name }) => name)).toEqual(UNIQUE_BY_ID)
})

test('every foreign key between a person’s tables contains the person', async () => {
  const { rows } = await sql<{ name: string }>`
    SELECT conname::text AS name FROM pg_constraint JOIN (${personal}) AS child ON child.id = conrelid
    WHERE contype = 'f' AND child.person <> ALL (conkey)
      AND (confrelid = 'users'::regclass OR confrelid IN (SELECT id FROM (${personal}) AS parent)) ORDER BY 1`.execute(
    db,
  )
  expect(rows.map(({ name }) => name)).toEqual([...Object.keys(TO_OTHERS), ...REFERENCES_BY_ID].sort())
})

test('every table below a person’s table has the person', async () => {
  const { rows } = await sql<{ name: string }>`
    SELECT DISTINCT conrelid::regclass::text AS name FROM pg_constraint
    WHERE contype = 'f' AND confdeltype = 'c' AND confrelid IN (SELECT id FROM (${personal}) AS parent)
      AND conrelid NOT IN (SELECT id FROM (${personal}) AS own) ORDER BY 1`.execute(db)
  expect(rows.map(({ name }) => name)).toEqual(WITHOUT_PERSON)
})

test('no two indexes of a table are the same', async () => {
  const { rows } = await sql`
    SELECT indrelid::regclass::text AS "table", array_agg(indexrelid::regclass::text) AS indexes FROM pg_index
    JOIN pg_class ON pg_class.oid = indexrelid WHERE relnamespace = 'public'::regnamespace
    GROUP BY indrelid, relam, indkey::text, indclass::text, indoption::text, pg_get_expr(indexprs, indrelid), pg_get_expr(indpred, indrelid)
    HAVING count(*) > 1`.execute(db)
  expect(rows).toEqual([])
})
