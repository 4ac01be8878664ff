import { createHash } from 'node:crypto'
import { z } from 'zod'

/** Of the form of the file; one that reads this form reads all earlier ones. */
export const FORMAT = 1

export const HEAD = 'pepwell-backup.json'
export const MANIFEST = 'manifest.json'
export const TABLES = 'tables/'
export const BLOBS = 'blobs/'

/** A table as SQL spells it: `public.users`, `public."order"`. */
const TableName = z.string().regex(/^[a-z_]+\.("[a-z0-9_]+"|[a-z0-9_]+)$/)
const ColumnName = z.string().regex(/^("[a-z0-9_]+"|[a-z0-9_]+)$/)

/** What stands first in a backup: whether it can be read here, and what its tables look like. */
export const Head = z.object({
  format: z.number(),
  madeAt: z.iso.datetime(),
  /** of the database that it was made of, in their order */
  migrations: z.array(z.string()).min(1),
  /** in the order in which they follow; names as SQL spells them */
  tables: z.array(z.object({ name: TableName, columns: z.array(ColumnName).min(1) })),
})
export type Head = z.output<typeof Head>

/** What stands last: by it a whole backup is told from one that is damaged or cut off. */
export const Manifest = z.object({
  tables: z.record(z.string(), z.object({ rows: z.number(), bytes: z.number(), sha256: z.string() })),
  /** the last value that each gave out */
  sequences: z.record(z.string(), z.string()),
  /** undefined in a backup of tables only */
  blobs: z.object({ count: z.number(), bytes: z.number(), sha256: z.string() }).optional(),
})
export type Manifest = z.output<typeof Manifest>

/** Sums up what passes. */
export class Sum {
  bytes = 0
  private readonly hash = createHash('sha256')

  add(bytes: Uint8Array): void {
    this.bytes += bytes.length
    this.hash.update(bytes)
  }

  /** Once. */
  end() {
    return { bytes: this.bytes, sha256: this.hash.digest('hex') }
  }
}

/** Sums up blobs, with their keys. */
export class BlobSum extends Sum {
  count = 0

  addBlob(key: string, bytes: Uint8Array): void {
    this.count++
    this.add(Buffer.from(`${key}\n${bytes.length}\n`))
    this.add(bytes)
  }

  override end() {
    return { count: this.count, ...super.end() }
  }
}
