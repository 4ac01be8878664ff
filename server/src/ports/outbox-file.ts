import { randomUUID } from 'node:crypto'
import { access, mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )

/** Something that goes into the outbox: a file that is complete or not there at all, and that only its owner reads. */
export interface OutboxFile {
  folder: string
  /** what is put there again under its own name is there already; without a name it gets one from `now` */
  name: string | undefined
  /** with its dot */
  extension: string
  /** milliseconds since the epoch */
  now: number
}

/** Puts a file into the outbox, once. */
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
