import { randomBytes } from 'node:crypto'
import { setImmediate as otherRequests } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { bytesIn } from './data-url.ts'

const bytes = randomBytes(5_000_001)
const url = `data:image/jpeg;base64,${bytes.toString('base64')}`

test('decodes all bytes, also from wrapped base64', async () => {
  expect((await bytesIn(url)()).equals(bytes)).toBe(true)
  expect((await bytesIn(url.replaceAll(/.{76}/g, '$&\r\n'))()).equals(bytes)).toBe(true)
})

test('lets other requests run meanwhile', async () => {
  let done = false
  const reading = bytesIn(url)().finally(() => {
    done = true
  })
  let turns = 0
  for (; !done; turns++) await otherRequests()
  await reading
  expect(turns).toBeGreaterThan(5)
})

test.each([
  ['no base64', 'data:image/png,abcd', 'PHOTO_NOT_AN_IMAGE'],
  ['no data', 'data:', 'PHOTO_NOT_AN_IMAGE'],
  [
    'a byte too many',
    `data:;base64,${Buffer.alloc(10 * 1024 * 1024 + 1).toString('base64')}`,
    'PHOTO_TOO_LARGE',
  ],
])('%s is refused unread', (_, dataUrl, code) => {
  expect(() => bytesIn(dataUrl)).toThrow(expect.objectContaining({ code }))
})
