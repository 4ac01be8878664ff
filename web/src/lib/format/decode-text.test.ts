import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeText } from './decode-text.ts'

const TEXT = 'Peptide,Supplier\r\nBPC-157,Müller & Söhne\r\n'
const utf8 = new TextEncoder()

/** UTF-16 as spreadsheets save 'Unicode text'. */
function utf16(text: string, littleEndian: boolean): Uint8Array {
  const view = new DataView(new ArrayBuffer(text.length * 2))
  for (let index = 0; index < text.length; index += 1)
    view.setUint16(index * 2, text.charCodeAt(index), littleEndian)
  return new Uint8Array(view.buffer)
}

test.each([
  ['UTF-8', utf8.encode(TEXT)],
  ['UTF-8 with a byte order mark', utf8.encode(`\uFEFF${TEXT}`)],
  ['UTF-16, little-endian, with a byte order mark', utf16(`\uFEFF${TEXT}`, true)],
  ['UTF-16, big-endian, with a byte order mark', utf16(`\uFEFF${TEXT}`, false)],
  ['UTF-16, little-endian', utf16(TEXT, true)],
  ['UTF-16, big-endian', utf16(TEXT, false)],
])('reads %s', (_name, bytes) => {
  expect(decodeText(bytes)).toBe(TEXT)
})

test('reads bytes that are not UTF-8 as Windows-1252', () => {
  const bytes = Uint8Array.from('Müller & Söhne,naïve – café €', (letter) => {
    const special: Record<string, number> = { '–': 0x96, '€': 0x80 }
    return special[letter] ?? letter.charCodeAt(0)
  })
  expect(decodeText(bytes)).toBe('Müller & Söhne,naïve – café €')
})

test.each([0xff, 0xc3, 0x41, 0xa4])('shows that byte %i damages UTF-8', (damage) => {
  const bytes = utf8.encode(TEXT)
  const index = bytes.indexOf(0xc3) + (damage === 0xa4 ? 0 : 1)
  bytes[index] = damage
  const text = decodeText(bytes)
  expect(text).toContain('\uFFFD')
  expect(text).toContain('Söhne')
})

test('keeps a replacement character that is in the file', () => {
  expect(decodeText(utf8.encode('M\uFFFDller'))).toBe('M\uFFFDller')
})

test('shows damage after a byte order mark, and bytes that Windows-1252 leaves undefined', () => {
  expect(decodeText(Uint8Array.of(0xef, 0xbb, 0xbf, 65, 0xfc, 66))).toBe('A\uFFFDB')
  expect(decodeText(Uint8Array.of(65, 0x81, 66))).toBe('A\uFFFDB')
})

test('never loses a character of any bytes silently', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 3 }), (tail) => {
      const bytes = Uint8Array.from([65, 66, ...tail])
      const text = decodeText(bytes)
      // Windows-1252 has one character per byte; valid UTF-8 loses nothing.
      const isWhole = Buffer.from(text).equals(bytes) || text.length === bytes.length
      expect(text.includes('\uFFFD') || isWhole).toBe(true)
    }),
  )
})
