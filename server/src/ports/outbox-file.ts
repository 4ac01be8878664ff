import { randomUUID } from 'node:crypto'
import { access, mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )

/** A file in the outbox: complete or absent, and readable only by its owner. */
export interface OutboxFile {
  folder: string
  /** a file with the same name is not written again; without a name it is named after `now` */
  name: string | undefined
  /** with its dot */
  extension: string
  /** milliseconds since the epoch */
  now: number
}

/** Writes a file to the outbox once. */
export async function putIntoOutbox(
  { folder, name, extension, now }: OutboxFile,
  content: string | Uint8Array,
): Promise<void> {
  const ownName = name ?? `${new Date(now).toISOString().replaceAll(':', '-')}-${randomUUID()}`
  const path = join(folder, `${ownName}${extension}`)
  if (await exists(path)) return
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const unfinished = join(folder, `.${randomUUID()}${extension}`)
  await writeFile(unfinished, content, { mode: 0o600 })
  await rename(unfinished, path)
}
