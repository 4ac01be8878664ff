import { sql } from 'kysely'
import type { Db } from '../../../database/connect.ts'
import { type OwnTable, tablesOfPeople } from './own-tables.queries.ts'

/** A row of any table. */
export type Row = Record<string, unknown>

const camel = (name: string) => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** A person's rows of one table in key order, after the row `after`. */
export async function ownRows(
  db: Db,
  { name, key, isOf }: OwnTable,
  { userId, after, limit }: { userId: string; after?: Row; limit: number },
): Promise<Row[]> {
  const columns = sql.join(key.map((column) => sql.ref(column)))
  const values = after && sql.join(key.map((column) => after[camel(column)]))
  const { rows } = await sql<Row>`
    SELECT * FROM ${sql.table(name)} WHERE ${isOf(userId)} ${values ? sql`AND (${columns}) > (${values})` : sql``}
    ORDER BY ${columns} LIMIT ${limit}`.execute(db)
  return rows
}

/** Tables left out of the export, because they have only hashes of secrets. */
const secret = new Set([
  'email_links',
  'export_tickets',
  'order_sources',
  'passkey_challenges',
  'password_reset_tokens',
  'phone_codes',
  'recovery_codes',
  'sign_in_tickets',
])

/** Tables left out of the export, because other rows of it add up to them. */
const derived = new Set(['vial_totals'])

/** Export names of tables, if different. */
const names: Record<string, string> = {
  user_peptides: 'plan',
  dosage_logs: 'doses',
  dosage_calculations: 'calculations',
  authenticators: 'authenticator',
  weight_logs: 'weighIns',
  food_logs: 'foods',
  supplement_logs: 'supplements',
  deliveries: 'notifications',
  inbox_messages: 'inbox',
  push_subscriptions: 'browsers',
  login_sessions: 'signIns',
  chat_messages: 'messages',
  chat_participants: 'chats',
  chat_reactions: 'reactions',
  user_notification_preferences: 'notificationPreferences',
}

/** The tables of the export by their names there. */
export const exportedTables = async (db: Db): Promise<[name: string, table: OwnTable][]> =>
  (await tablesOfPeople(db))
    .filter(({ name }) => !secret.has(name) && !derived.has(name))
    .map((table) => [names[table.name] ?? camel(table.name), table])

/** Names of catalogue peptides that a person's rows refer to. */
export async function peptidesReferredTo(db: Db, userId: string): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    SELECT id, name FROM peptides
    WHERE id IN (SELECT peptide_id FROM user_peptides WHERE user_id = ${userId})
      OR id IN (
        SELECT peptide_id FROM peptide_stack_items WHERE user_id = ${userId})
    ORDER BY id`.execute(db)
  return rows
}

export const passwordHashOf = async (db: Db, userId: string): Promise<string | undefined> =>
  (await db.selectFrom('users').select('passwordHash').where('id', '=', userId).executeTakeFirst())
    ?.passwordHash

/**
 * Deletes a person with all of their rows.
 * @returns their email
 */
export const deleteUser = async (db: Db, userId: string): Promise<string> =>
  (await db.deleteFrom('users').where('id', '=', userId).returning('email').executeTakeFirstOrThrow()).email
