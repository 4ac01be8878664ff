import { expect, test } from 'vitest'
import { isPlainPdf } from './certificates.ts'

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const pdf = (body = '') => `%PDF-1.7\n${body}\nxref\n0 1\ntrailer << /Size 1 >>\nstartxref\n9\n%%EOF\n`

test.each([
  ['a whole PDF', pdf(), true],
  ['one of version 2', pdf().replace('1.7', '2.0'), true],
  ['one of more than a few kilobytes', pdf('x'.repeat(50_000)), true],
  ['a page of the web', '<html>%PDF-1.7 startxref %%EOF', false],
  ['a picture', '\x89PNG\r\n\x1a\n', false],
  ['one that is cut off', pdf('x'.repeat(5000)).slice(0, 4000), false],
  ['one with a script', pdf('<< /S /JavaScript /JS (app.alert(1)) >>'), false],
  ['one that starts a program', pdf('<< /S /Launch /F (a.exe) >>'), false],
  ['one with a file inside', pdf('<< /Type /EmbeddedFile >>'), false],
  ['nothing', '', false],
])('%s', (_name, text, isPdf) => {
  expect(isPlainPdf(bytesOf(text))).toBe(isPdf)
})
