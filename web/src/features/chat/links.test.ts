import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { piecesOf } from './links.ts'

const links = (text: string) => piecesOf(text).flatMap(({ href }) => href ?? [])

describe('links in messages', () => {
  test.each([
    ['See https://example.org/a?b=c#d for it', ['https://example.org/a?b=c#d']],
    ['See https://example.org.', ['https://example.org']],
    ['(https://example.org/a)', ['https://example.org/a']],
    ['https://en.wikipedia.org/wiki/Vial_(glass), too', ['https://en.wikipedia.org/wiki/Vial_(glass)']],
    ['www.example.org and http://example.net!', ['https://www.example.org', 'http://example.net']],
    ['HTTPS://EXAMPLE.ORG', ['HTTPS://EXAMPLE.ORG']],
    ['javascript:alert(1) data:text/html,x ftp://example.org', []],
    ['awww.nice.example, http://localhost, https://', []],
    ['nothing here', []],
  ])('%s', (text, expected) => expect(links(text)).toEqual(expected))
})

test('keeps every character, and links only http and https', () => {
  const part = fc.oneof(
    fc.string(),
    fc.constantFrom('https://example.org/a?b=c#d', 'http://x.example'),
    fc.constantFrom('www.', 'https://', ' ', '\n', ')', '(', 'javascript:'),
  )
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const text = parts.join('')
      const pieces = piecesOf(text)
      expect(pieces.map((piece) => piece.text).join('')).toBe(text)
      for (const { href } of pieces) if (href) expect(new URL(href).protocol).toMatch(/^https?:$/)
    }),
  )
})
