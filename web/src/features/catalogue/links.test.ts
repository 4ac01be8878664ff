import { expect, test } from 'vitest'
import { notedLinks } from './links.ts'

test('links each address on its own line, and leaves anything else as text', () => {
  const note = 'https://example.com/a?b=1\n\n  Their shop \nHTTP://example.org\njavascript:alert(1)\nhttps://'
  expect(notedLinks(note)).toEqual([
    { text: 'https://example.com/a?b=1', href: 'https://example.com/a?b=1' },
    { text: 'Their shop' },
    { text: 'HTTP://example.org', href: 'HTTP://example.org' },
    { text: 'javascript:alert(1)' },
    { text: 'https://' },
  ])
})
