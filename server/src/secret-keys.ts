import { createHash, hkdfSync } from 'node:crypto'
import { link, mkdir, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Config, ConfigError } from './config.ts'
import { systemRandom } from './random.ts'

/** A key that lies outside the database and its backups. */
export interface SecretKey {
  /** names the key without giving it away */
  id: string
  /** 32 bytes for one purpose; those of another purpose say nothing about them */
  derive(purpose: string): Buffer
}

/** The key in use, and older ones that still read what they wrote. */
export interface SecretKeys {
  current: SecretKey
  /** of all of them */
  ids: readonly string[]
  find(id: string): SecretKey | undefined
}

function secretKey(text: string): SecretKey {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', text, '', `pepwell ${purpose}`, 32))
  return { id: createHash('sha256').update(derive('id')).digest('hex').slice(0, 8), derive }
}

/** The first of several keys is in use. */
export function secretKeys(texts: readonly [string, ...string[]]): SecretKeys {
  const all = texts.map(secretKey)
  return {
    current: all[0] as SecretKey,
    ids: all.map(({ id }) => id),
    find: (id) => all.find((key) => key.id === id),
  }
}

type Place = Pick<Config, 'dataDir'> & { secretKeys?: readonly string[] | undefined }

const fileIn = (dataDir: string) => join(dataDir, 'secret-key')

/** The file appears under its name once the whole key is on disk. */
async function makeFile(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true })
  const file = fileIn(dataDir)
  const part = `${file}.${systemRandom.uuid()}`
  const handle = await open(part, 'wx', 0o600)
  try {
    await handle.writeFile(`${systemRandom.token()}\n`)
    await handle.sync()
    await link(part, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  } finally {
    await handle.close()
    await rm(part)
  }
}

/** @throws ConfigError when the file holds something else */
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

/** The keys of `SECRET_KEY`, then those of DATA_DIR/secret-key, one a line. @throws ConfigError when the file holds none */
export async function knownSecretKeys({
  secretKeys: set = [],
  dataDir,
}: Place): Promise<SecretKeys | undefined> {
  const [first, ...older] = [...set, ...(await keysInFile(dataDir))]
  return first === undefined ? undefined : secretKeys([first, ...older])
}

/** As {@link knownSecretKeys}; makes a key where there is none. */
export async function openSecretKeys(place: Place): Promise<SecretKeys> {
  const known = await knownSecretKeys(place)
  if (known) return known
  await makeFile(place.dataDir)
  return (await knownSecretKeys(place)) as SecretKeys
}
