import { expect, test } from 'vitest'
import { MAX_ZIP_ENTRIES, zipDirectory, zipEntries } from './zip.ts'

const decode = (bytes: Uint8Array) => String.fromCharCode(...bytes)

/** A directory entry of a stored file with three bytes. */
function anEntry(name: string): Uint8Array {
  const bytes = new Uint8Array(46 + name.length)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, 0x02014b50, true)
  view.setUint32(20, 3, true)
  view.setUint32(24, 3, true)
  view.setUint16(28, name.length, true)
  view.setUint32(42, 7, true)
  bytes.set(
    [...name].map((letter) => letter.charCodeAt(0)),
    46,
  )
  return bytes
}

const end = (size: number, offset: number) => {
  const bytes = new Uint8Array(30)
  const view = new DataView(bytes.buffer)
  view.setUint32(4, 0x06054b50, true)
  view.setUint32(16, size, true)
  view.setUint32(20, offset, true)
  return bytes
}

test('finds the directory before a comment and lists its files', () => {
  expect(zipDirectory(end(49, 90))).toEqual({ size: 49, offset: 90 })
  expect(zipEntries(anEntry('a.json'), decode)).toEqual([
    { name: 'a.json', method: 0, packedSize: 3, size: 3, offset: 7 },
  ])
})

test("rejects files that aren't zips, damaged zips and Zip64", () => {
  expect(zipDirectory(new Uint8Array(100))).toBeUndefined()
  expect(zipDirectory(new Uint8Array(5))).toBeUndefined()
  expect(zipDirectory(end(0xffff_ffff, 0))).toBeUndefined()
  expect(zipEntries(new Uint8Array(60), decode)).toBeUndefined()
  expect(zipEntries(anEntry('a long name').subarray(0, 50), decode)).toBeUndefined()
})

test('rejects a zip of too many files', () => {
  const one = anEntry('a')
  const many = new Uint8Array(one.length * (MAX_ZIP_ENTRIES + 1))
  for (let index = 0; index <= MAX_ZIP_ENTRIES; index += 1) many.set(one, index * one.length)
  expect(zipEntries(many.subarray(one.length), decode)).toHaveLength(MAX_ZIP_ENTRIES)
  expect(zipEntries(many, decode)).toBeUndefined()
})
