import { Blob as NodeBlob } from 'node:buffer'
import { crc32, deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { filesInZip, readFromZip } from './zip-file.ts'

/** jsdom's own Blob isn't readable as a stream. */
const aBlob = (...parts: (string | Uint8Array)[]) =>
  new NodeBlob(parts as ConstructorParameters<typeof NodeBlob>[0]) as unknown as Blob

/** A zip of one file, deflated as by unpackers that repack. */
function aZip(name: string, content: Buffer, method = 8): Blob {
  const packed = method === 8 ? deflateRawSync(content) : content
  const numbers = (length: number, fields: [at: number, value: number][]) => {
    const bytes = Buffer.alloc(length)
    for (const [at, value] of fields) bytes.writeUInt32LE(value, at)
    return bytes
  }
  const sizes: [number, number][] = [
    [0, crc32(content)],
    [4, packed.length],
    // The size in a zip may be wrong.
    [8, 1],
    [12, name.length],
  ]
  const local = Buffer.concat([
    numbers(14, [
      [0, 0x04034b50],
      [8, method],
    ]),
    numbers(16, sizes),
    Buffer.from(name),
    packed,
  ])
  const entry = Buffer.concat([
    numbers(16, [
      [0, 0x02014b50],
      [10, method],
    ]),
    numbers(30, sizes),
    Buffer.from(name),
  ])
  const end = numbers(22, [
    [0, 0x06054b50],
    [12, entry.length],
    [16, local.length],
  ])
  return aBlob(local, entry, end)
}

const read = async (zip: Blob, max: number) => {
  const [entry] = (await filesInZip(zip)) ?? []
  return entry && (await (await readFromZip(zip, entry, max))?.text())
}

test.each([0, 8])('reads a file compressed with method %i', async (method) => {
  const zip = aZip('folder/pepwell-data.json', Buffer.from('{"a": 1}'), method)
  expect(await filesInZip(zip)).toMatchObject([{ name: 'folder/pepwell-data.json', method }])
  expect(await read(zip, 100)).toBe('{"a": 1}')
})

test("doesn't read a file that unpacks to more than the limit, no matter what size the zip states", async () => {
  const bomb = aZip('x', Buffer.alloc(20_000_000))
  expect(bomb.size).toBeLessThan(30_000)
  expect(await read(bomb, 1_000_000)).toBeUndefined()
  expect(await read(aZip('x', Buffer.alloc(101), 0), 100)).toBeUndefined()
})

test("doesn't read damaged zips", async () => {
  expect(await filesInZip(aBlob('PK no zip'))).toBeUndefined()
  const zip = aZip('x', Buffer.from('some text, some text, some text'))
  const bytes = new Uint8Array(await zip.arrayBuffer())
  bytes.fill(0xff, 31, 40)
  expect(await read(aBlob(bytes), 100)).toBeUndefined()
})
