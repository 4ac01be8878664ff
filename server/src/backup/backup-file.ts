import { pipeline, Readable } from 'node:stream'
import { isDeepStrictEqual } from 'node:util'
import { createGunzip } from 'node:zlib'
import { z } from 'zod'
import { type BackupCredentials, type BackupSource, openSource } from './backup-source.ts'
import { isBlobKey } from './blob-key.ts'
import { BLOBS, BlobSum, FORMAT, HEAD, Head, MANIFEST, Manifest, Sum, TABLES } from './contents.ts'
import { BackupRefusal } from './refusal.ts'
import { type Member, membersOf } from './tar.ts'

/** The error for a changed file. */
const damaged = (file: string, cause?: unknown) =>
  new BackupRefusal(`${file} is damaged, cut off, or not a Pepwell backup.`, { cause })

function parsed<Content>(file: string, form: z.ZodType<Content>, { bytes }: Member): Content {
  try {
    return form.parse(JSON.parse(bytes.toString()))
  } catch (error) {
    throw damaged(file, error)
  }
}

/** The members of a file; an error becomes a sentence. */
async function* readMembers(file: string, source: BackupSource): AsyncGenerator<Member> {
  const unpacked = createGunzip()
  pipeline(Readable.from(source.read(), { objectMode: false }), unpacked, () => {})
  try {
    yield* membersOf(unpacked)
  } catch (error) {
    throw error instanceof BackupRefusal ? error : damaged(file, error)
  } finally {
    unpacked.destroy()
  }
}

/** Whether a backup with these tables may have a member of this name after its head. */
function isMemberName(name: string, { tables }: Head): boolean {
  if (name === MANIFEST) return true
  if (name.startsWith(BLOBS)) return isBlobKey(name.slice(BLOBS.length))
  const [, table] = /^tables\/(.+)\/\d{6,}$/.exec(name) ?? []
  return tables.some((known) => known.name === table)
}

async function headOf(file: string, members: AsyncGenerator<Member>): Promise<Head> {
  const { value: first } = await members.next()
  if (first?.name !== HEAD) throw damaged(file)
  const { format } = parsed(file, z.looseObject({ format: z.number() }), first)
  if (format > FORMAT)
    throw new BackupRefusal(`${file} was made by a later version of Pepwell. Restore it with that one.`)
  return parsed(file, Head, first)
}

/** Reads all of it first, so that a changed file, or one with unknown names, creates nothing. */
async function check(file: string, source: BackupSource): Promise<void> {
  const members = readMembers(file, source)
  const head = await headOf(file, members)
  for await (const { name } of members)
    if (!isMemberName(name, head))
      throw new BackupRefusal(
        `${file} holds ${JSON.stringify(name)}, which doesn't belong in a Pepwell backup.`,
      )
}

/** A backup, read once from start to end. */
export class BackupFile {
  readonly head: Head
  private readonly file: string
  private readonly source: BackupSource
  private readonly members: AsyncGenerator<Member>
  private readonly sums: Manifest = { tables: {}, sequences: {} }
  private current: Member | undefined

  private constructor(file: string, source: BackupSource, head: Head, members: AsyncGenerator<Member>) {
    this.file = file
    this.source = source
    this.head = head
    this.members = members
  }

  /** @throws BackupRefusal if there is no backup, it was changed, or only later versions can read it */
  static async open(file: string, proof: BackupCredentials): Promise<BackupFile> {
    const source = await openSource(file, proof)
    try {
      await check(file, source)
      const members = readMembers(file, source)
      const backup = new BackupFile(file, source, await headOf(file, members), members)
      await backup.advance()
      return backup
    } catch (error) {
      await source.close()
      throw error
    }
  }

  /** The error if its content turns out to be unreadable. */
  fault(cause: unknown): BackupRefusal {
    return damaged(this.file, cause)
  }

  async close(): Promise<void> {
    await this.members.return(undefined)
    await this.source.close()
  }

  private async advance(): Promise<void> {
    const { value } = await this.members.next()
    this.current = value || undefined
  }

  /** The next members whose names start with this path. */
  private async *below(path: string): AsyncGenerator<Member> {
    while (this.current?.name.startsWith(path)) {
      yield this.current
      await this.advance()
    }
  }

  /** The rows of a table in COPY format: each of the head's tables, in order. */
  async *rowsOf(table: string): AsyncGenerator<Buffer> {
    const sum = new Sum()
    for await (const { bytes } of this.below(`${TABLES}${table}/`)) {
      sum.add(bytes)
      yield bytes
    }
    this.sums.tables[table] = { rows: 0, ...sum.end() }
  }

  /** Counts the rows that were loaded. */
  loaded(table: string, rows: number): void {
    const sum = this.sums.tables[table]
    if (sum) sum.rows = rows
  }

  /** The blobs, after the tables. */
  async *blobs(): AsyncGenerator<{ key: string; bytes: Buffer }> {
    const sum = new BlobSum()
    for await (const { name, bytes } of this.below(BLOBS)) {
      const key = name.slice(BLOBS.length)
      // Checked again: the file may have been written to since the first check.
      if (!isBlobKey(key)) throw damaged(this.file)
      sum.addBlob(key, bytes)
      yield { key, bytes }
    }
    this.sums.blobs = sum.end()
  }

  /**
   * The end, after the blobs.
   * @throws BackupRefusal if the content differs from what was written
   */
  async manifest(): Promise<Manifest> {
    if (this.current?.name !== MANIFEST) throw damaged(this.file)
    const manifest = parsed(this.file, Manifest, this.current)
    await this.advance()
    if (this.current) throw damaged(this.file)
    const { tables, blobs } = this.sums
    const isWhole =
      isDeepStrictEqual(tables, manifest.tables) &&
      (manifest.blobs ? isDeepStrictEqual(blobs, manifest.blobs) : blobs?.count === 0)
    if (!isWhole) throw damaged(this.file)
    return manifest
  }
}
