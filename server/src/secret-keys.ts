import { createHash, hkdfSync } from 'node:crypto'
import { link, mkdir, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Config, ConfigError } from './config.ts'
import { systemRandom } from './random.ts'

/** A key outside the database and its backups. */
export interface SecretKey {
  /** identifies the key without revealing it */
  id: string
  /** 32 bytes for one purpose; they reveal nothing about other purposes */
  derive(purpose: string): Buffer
}

/** The current key, and older ones that still decrypt. */
export interface SecretKeys {
  current: SecretKey
  /** of all keys */
  ids: readonly string[]
  find(id: string): SecretKey | undefined
}

function secretKey(text: string): SecretKey {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', text, '', `pepwell ${purpose}`, 32))
  return { id: createHash('sha256').update(derive('id')).digest('hex').slice(0, 8), derive }
}

/** The first key is the current one. */
export function secretKeys(texts: readonly [string, ...string[]]): SecretKeys {
  const all = texts.map(secretKey)
  return {
    current: all[0] as SecretKey,
    ids: all.map(({ id }) => id),
    find: (id) => all.find((key) => key.id === id),
  }
}

type KeyLocation = Pick<Config, 'dataDir'> & { secretKeys?: readonly string[] | undefined }

const fileIn = (dataDir: string) => join(dataDir, 'secret-key')

/** The file gets its name once the whole key is on disk. */
async function makeFile(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true })
  const file = fileIn(dataDir)
  const temporary = `${file}.${systemRandom.uuid()}`
  const handle = await open(temporary, 'wx', 0o600)
  try {
    await handle.writeFile(`${systemRandom.token()}\n`)
    await handle.sync()
    await link(temporary, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  } finally {
    await handle.close()
    await rm(temporary)
  }
}

/** @throws ConfigError if the file has other content */
async function keysInFile(dataDir: string): Promise<string[]> {
  const content = await readFile(fileIn(dataDir), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (content === undefined) return []
  const keys = content.split('\n').flatMap((line) => line.trim() || [])
  if (keys.length === 0 || keys.some((text) => text.length < 32))
    throw new ConfigError(
      `${fileIn(dataDir)} cannot be used: each line should be a key of 32 characters or more`,
    )
  return keys
}

/**
 * The keys of `SECRET_KEY`, then those of DATA_DIR/secret-key, one per line.
 * @throws ConfigError if the file has none
 */
export async function knownSecretKeys({
  secretKeys: set = [],
  dataDir,
}: KeyLocation): Promise<SecretKeys | undefined> {
  const [first, ...older] = [...set, ...(await keysInFile(dataDir))]
  return first === undefined ? undefined : secretKeys([first, ...older])
}

/** Reads the known keys; creates one if there is none. */
export async function openSecretKeys(place: KeyLocation): Promise<SecretKeys> {
  const known = await knownSecretKeys(place)
  if (known) return known
  await makeFile(place.dataDir)
  return (await knownSecretKeys(place)) as SecretKeys
}
