import { createHash, randomBytes } from 'node:crypto'
import { access, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import S3rver from '@20minutes/s3rver'
import { describe, expect, onTestFinished, test } from 'vitest'
import { freePort } from '../testing/free-port.ts'
import { partsOf } from './backup-parts.ts'
import { bucketOfBackups } from './backup-store-s3.ts'
import { openBucket, s3Blobs } from './blobs-s3.ts'

const MB = 1024 * 1024

/**
 * An S3 server with an empty bucket.
 * @param checksSignatures with its own code, which knows no listings: it forgets the slash after the bucket
 */
async function aBucket({ checksSignatures = false } = {}) {
  const [directory, port] = [await mkdtemp(join(tmpdir(), 'pepwell-s3-')), await freePort()]
  const bucket = 'pepwell'
  const server = new S3rver({
    ...{ address: '127.0.0.1', port, silent: true, directory },
    allowMismatchedSignatures: !checksSignatures,
    configureBuckets: [{ name: bucket }],
  })
  await server.run()
  onTestFinished(async () => {
    await server.close().catch(() => {})
    await rm(directory, { recursive: true })
  })
  const settings = {
    ...{ endpoint: `http://127.0.0.1:${port}`, bucket, region: 'us-east-1' },
    ...{ accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
  }
  const blobs = s3Blobs(settings)
  onTestFinished(() => blobs.close())
  return { settings, blobs, server }
}

async function aFileOf(bytes: Buffer) {
  const folder = await mkdtemp(join(tmpdir(), 'pepwell-parts-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'nightly-1.tar.gz'), bytes)
  return folder
}

const sumOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

describe('a real S3 server', () => {
  test('stores, opens and removes photos', async () => {
    const { blobs } = await aBucket({ checksSignatures: true })
    const bytes = randomBytes(3 * MB)
    await blobs.put('photos/user_1/a b.webp', bytes, 'image/webp')
    const stream = await blobs.open('photos/user_1/a b.webp')
    expect(stream && sumOf(await buffer(stream))).toBe(sumOf(bytes))
    expect(await blobs.open('photos/user_1/missing.webp')).toBeUndefined()
    await blobs.remove('photos/user_1/a b.webp')
    expect(await blobs.open('photos/user_1/a b.webp')).toBeUndefined()
  })

  test('refuses a wrong secret key', async () => {
    const { settings } = await aBucket({ checksSignatures: true })
    const stranger = s3Blobs({ ...settings, secretAccessKey: 'another' })
    onTestFinished(() => stranger.close())
    await expect(stranger.put('photos/a.webp', Buffer.from('a'), 'image/webp')).rejects.toThrow()
    await expect(stranger.open('photos/a.webp')).rejects.toThrow()
  })

  test('takes a large backup in parts, byte for byte', async () => {
    const { settings } = await aBucket()
    const bytes = randomBytes(12 * MB + 1)
    const folder = await aFileOf(bytes)
    const store = bucketOfBackups(settings, folder, 5 * MB)
    await store.keep('nightly-1.tar.gz')
    expect(await store.names()).toEqual(['nightly-1.tar.gz'])
    const { disk, client } = openBucket(settings)
    onTestFinished(() => client.destroy())
    expect(sumOf(Buffer.from(await disk.getBytes('backups/nightly-1.tar.gz')))).toBe(sumOf(bytes))
    expect(await readdir(folder)).toEqual([])
    await store.remove('nightly-1.tar.gz')
    expect(await store.names()).toEqual([])
  })

  test('that disappears leaves the backup on disk', async () => {
    const { settings, server } = await aBucket()
    const folder = await aFileOf(randomBytes(6 * MB))
    await server.close()
    await expect(bucketOfBackups(settings, folder, 5 * MB).keep('nightly-1.tar.gz')).rejects.toThrow()
    await access(join(folder, 'nightly-1.tar.gz'))
  })
})

test('a file of any size fits into 10,000 parts that cover it', () => {
  for (const size of [0, 1, 64 * MB, 64 * MB + 1, 6_000_000 * MB]) {
    const parts = partsOf(size)
    expect(parts.length).toBeLessThanOrEqual(10_000)
    expect(parts.reduce((end, { start, length }) => (start === end ? end + length : -1), 0)).toBe(size)
  }
})
