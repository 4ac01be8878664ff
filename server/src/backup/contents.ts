import { createHash } from 'node:crypto'
import { z } from 'zod'

/** Version of the file format; a reader of one version reads all earlier ones. */
export const FORMAT = 1

export const HEAD = 'pepwell-backup.json'
export const MANIFEST = 'manifest.json'
export const TABLES = 'tables/'
export const BLOBS = 'blobs/'

/** A table as SQL spells it: `public.users`, `public."order"`. */
const TableName = z.string().regex(/^[a-z_]+\.("[a-z0-9_]+"|[a-z0-9_]+)$/)
const ColumnName = z.string().regex(/^("[a-z0-9_]+"|[a-z0-9_]+)$/)

/** The start of a backup: whether it can be read here, and the form of its tables. */
export const Head = z.object({
  format: z.number(),
  madeAt: z.iso.datetime(),
  /** of its database, in order */
  migrations: z.array(z.string()).min(1),
  /** in the order of the file; names as SQL spells them */
  tables: z.array(z.object({ name: TableName, columns: z.array(ColumnName).min(1) })),
})
export type Head = z.output<typeof Head>

/** The end of a backup, which proves that it is complete. */
export const Manifest = z.object({
  tables: z.record(z.string(), z.object({ rows: z.number(), bytes: z.number(), sha256: z.string() })),
  /** last value of each */
  sequences: z.record(z.string(), z.string()),
  /** undefined in a backup of tables only */
  blobs: z.object({ count: z.number(), bytes: z.number(), sha256: z.string() }).optional(),
})
export type Manifest = z.output<typeof Manifest>

/** Hashes and counts bytes. */
export class Sum {
  bytes = 0
  private readonly hash = createHash('sha256')

  add(bytes: Uint8Array): void {
    this.bytes += bytes.length
    this.hash.update(bytes)
  }

  /** Call it once. */
  end() {
    return { bytes: this.bytes, sha256: this.hash.digest('hex') }
  }
}

/** Hashes and counts blobs, including their keys. */
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
