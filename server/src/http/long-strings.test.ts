import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LongStrings, withLongStrings } from './long-strings.ts'

const LIMIT = 8 * 1024 * 1024

/** The rest of a body that comes in chunks of this size, and its long strings. */
async function read(body: string, bytes = 10_000) {
  const whole = Buffer.from(body)
  const chunks = Array.from({ length: Math.ceil(whole.length / bytes) }, (_, i) =>
    whole.subarray(i * bytes, (i + 1) * bytes),
  )
  const pieces = new LongStrings(LIMIT)
  const left = await text(Readable.from(chunks).pipe(pieces))
  return { left, strings: pieces.strings }
}

async function parsed(body: string, bytes?: number): Promise<object> {
  const { left, strings } = await read(body, bytes)
  return withLongStrings(JSON.parse(left), strings)
}

/** JSON text with every kind of escape, some of it long. */
const someText = fc
  .tuple(fc.string({ unit: 'binary' }), fc.constantFrom(1, 3000, 20_000))
  .map(([part, times]) => `${part}"\\é💉\n`.repeat(Math.ceil(times / (part.length + 5))))

test('a body is parsed like JSON.parse, wherever its chunks end', async () => {
  const body = fc.record({ photoUrl: someText, notes: someText, weight: fc.double({ noNaN: true }) })
  await fc.assert(
    fc.asyncProperty(body, fc.integer({ min: 1, max: 9000 }), async (given, bytes) => {
      expect(await parsed(JSON.stringify(given), bytes)).toEqual(JSON.parse(JSON.stringify(given)))
    }),
    { numRuns: 30 },
  )
})

test('a long string is extracted and leaves little, with any escapes', async () => {
  const picture = 'data:image/png;base64,ab/+'.repeat(50_000)
  const body = JSON.stringify({ weight: 180, picture }).replaceAll('/', '\\/').replaceAll('b', '\\u0062')
  for (const bytes of [7, 65_536]) {
    const { left, strings } = await read(body, bytes)
    expect(left.length).toBeLessThan(100)
    expect(strings).toEqual([picture])
  }
})

test('a string that looks like a placeholder stays what it is', async () => {
  const given = { notes: '\u00001', other: '\u0000', picture: 'x'.repeat(20_000) }
  expect(await parsed(JSON.stringify(given))).toEqual(given)
})

test.each([
  ['an end', '"xxxx'],
  ['a right escape', '"xx\\q"'],
  ['all digits of an escape', '"xx\\u00"'],
  ['characters that JSON allows', '"xx\n"'],
])('a long string without %s is invalid JSON', async (_, end) => {
  const body = `{"picture":${end.replace('xx', 'x'.repeat(50_000))}}`
  await expect(parsed(body)).rejects.toThrow(SyntaxError)
})

test.each([
  ['many small values', `[${'{},'.repeat(30_000)}{}]`],
  ['depth', '['.repeat(70_000)],
  ['too many bytes in one string', `{"picture":"${'x'.repeat(LIMIT)}"}`],
])('%s: refused while it arrives', async (_, body) => {
  await expect(parsed(body)).rejects.toMatchObject({ code: 'BODY_TOO_LARGE' })
})

test('many values are read up to the limit where a call allows them', async () => {
  const body = `[${'{},'.repeat(30_000)}{}]`
  expect(await text(Readable.from([body]).pipe(new LongStrings(LIMIT, LIMIT)))).toBe(body)
  const tooMuch = text(Readable.from([body]).pipe(new LongStrings(LIMIT, body.length - 1)))
  await expect(tooMuch).rejects.toMatchObject({ code: 'BODY_TOO_LARGE' })
})
