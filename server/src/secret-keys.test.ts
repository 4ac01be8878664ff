import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from './config.ts'
import { knownSecretKeys, openSecretKeys, secretKeys } from './secret-keys.ts'

async function aFolder() {
  const dataDir = await mkdtemp(join(tmpdir(), 'pepwell-keys-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  return { dataDir, file: join(dataDir, 'secret-key') }
}

test('the key is created once, readable only by its owner, even by several at once', async () => {
  const { dataDir, file } = await aFolder()
  expect(await knownSecretKeys({ dataDir })).toBeUndefined()
  const opened = await Promise.all(Array.from({ length: 5 }, () => openSecretKeys({ dataDir })))
  expect(new Set(opened.map(({ current }) => current.id)).size).toBe(1)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect((await readFile(file, 'utf8')).trim()).toMatch(/^[\w-]{43}$/)
})

test('a new first line becomes current, and the one below it still decrypts', async () => {
  const { dataDir, file } = await aFolder()
  const before = await openSecretKeys({ dataDir })
  await writeFile(file, `a new key that is long enough for it\n${await readFile(file, 'utf8')}`)
  const after = await openSecretKeys({ dataDir })
  expect(after.current.id).not.toBe(before.current.id)
  expect(after.find(before.current.id)?.derive('x')).toEqual(before.current.derive('x'))
})

test('SECRET_KEY takes precedence over the file, and short keys are refused', async () => {
  const { dataDir, file } = await aFolder()
  const key = 'a key from the environment of a process'
  const config = readConfig({ DATA_DIR: dataDir, SECRET_KEY: `${key}, another key that is also long enough` })
  expect((await openSecretKeys(config)).current.id).toBe(secretKeys([key]).current.id)
  expect(() => readConfig({ SECRET_KEY: 'short' })).toThrow('SECRET_KEY cannot be used')
  expect(() => readConfig({ BACKUP_PASSPHRASE: 'short' })).toThrow('BACKUP_PASSPHRASE cannot be used')
  await writeFile(file, 'short\n')
  await expect(openSecretKeys({ dataDir })).rejects.toThrow('a key of 32 characters')
})

test('keys of one purpose reveal nothing about those of another', () => {
  const { current } = secretKeys(['a key of a test, which is long enough'])
  expect(current.derive('one')).toHaveLength(32)
  expect(current.derive('one')).not.toEqual(current.derive('other'))
})
