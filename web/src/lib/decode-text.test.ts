import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeText } from './decode-text.ts'

const TEXT = 'Peptide,Supplier\r\nBPC-157,Müller & Söhne\r\n'
const utf8 = new TextEncoder()

/** UTF-16 as spreadsheets save 'Unicode text'. */
function utf16(text: string, littleEndian: boolean): Uint8Array {
  const view = new DataView(new ArrayBuffer(text.length * 2))
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), littleEndian)
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

test('never loses a letter of any bytes that are not UTF-16', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 3 }), (tail) => {
      const bytes = Uint8Array.from([65, 66, ...tail])
      const isReplaced = decodeText(bytes).includes('\uFFFD')
      // EF BF BD is that character itself, written in UTF-8.
      expect(isReplaced && !String(tail).includes('239,191,189')).toBe(false)
    }),
  )
})
