import { EXPORT_DATA_FILE } from '@pepwell/domain/accounts/data-export'
import { makeZip } from 'client-zip'
import type { Kysely } from 'kysely'
import type { Db } from '../../../database/connect.ts'
import type { DB } from '../../../database/schema.ts'
import { userById } from '../accounts.queries.ts'
import { exportedTables, ownRows, peptidesReferredTo, type Row } from './account-data.queries.ts'
import type { OwnTable } from './own-tables.queries.ts'

/** Raise it when a field of the export changes its meaning. */
const FORMAT = 1

/** Few enough rows that a long history neither fills the memory nor blocks other requests. */
const ROWS_AT_ONCE = 500

/** A photo in the export: parts of its file name, and a reader. */
export interface ExportedPhoto {
  name: string
  takenOn: string
  open(): Promise<AsyncIterable<Uint8Array>>
}

/** A row in the export, without server internals and push credentials. */
const shown = ({
  tokenHash,
  userId,
  endpoint,
  p256dh,
  auth,
  totpKey,
  totpKeyId,
  credentialId,
  publicKey,
  about,
  ...row
}: Row) => JSON.stringify({ ...(about as object | undefined), ...row })

async function* rowsOf(db: Db, table: OwnTable, userId: string): AsyncGenerator<string> {
  let after: Row | undefined
  for (;;) {
    const rows = await ownRows(db, table, { userId, after, limit: ROWS_AT_ONCE })
    const lead = after ? ',\n' : '\n'
    if (rows.length > 0) yield lead + rows.map(shown).join(',\n')
    if (rows.length < ROWS_AT_ONCE) return
    after = rows.at(-1)
  }
}

async function settingIn(db: Db, table: OwnTable, userId: string): Promise<string> {
  const [row] = await ownRows(db, table, { userId, limit: 1 })
  // Without a row the defaults apply.
  return row ? shown(row) : 'null'
}

/** The whole export as JSON, in chunks. */
async function* everythingOf(db: Kysely<DB>, userId: string, exportedAt: Date): AsyncGenerator<string> {
  const peptideNames = await peptidesReferredTo(db, userId)
  const head = { format: FORMAT, exportedAt, profile: await userById(db, userId), peptideNames }
  yield JSON.stringify(head, null, 1).slice(0, -2)
  for (const [name, table] of await exportedTables(db)) {
    yield `,\n "${name}": `
    if (table.isSetting) {
      yield await settingIn(db, table, userId)
      continue
    }
    yield '['
    yield* rowsOf(db, table, userId)
    yield ']'
  }
  yield '\n}\n'
}

async function* bytesOf(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  for await (const text of texts) yield encoder.encode(text)
}

/** A person's export as a zip that is written while it is read: one JSON file, and the photos. */
export function dataExport(
  db: Kysely<DB>,
  { userId, now, photos }: { userId: string; now: Date; photos: AsyncIterable<ExportedPhoto> },
): ReadableStream<Uint8Array> {
  async function* files() {
    yield { name: EXPORT_DATA_FILE, lastModified: now, input: bytesOf(everythingOf(db, userId, now)) }
    for await (const photo of photos) {
      yield {
        name: `photos/${photo.takenOn}-${photo.name}.webp`,
        lastModified: now,
        input: await photo.open(),
      }
    }
  }
  return makeZip(files())
}
