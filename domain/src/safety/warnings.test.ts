import { expect, test } from 'vitest'
import { sourceText } from './warnings.ts'

const label = { name: 'Zepbound label', url: 'https://uspl.lilly.com/zepbound/zepbound.html' }

test("a source is cited with the day on which we read it, or alone if we didn't", () => {
  expect(sourceText({ ...label, checked: '2026-11-22' })).toBe('(Zepbound label, checked Nov 22, 2026)')
  expect(sourceText({ ...label, checked: null })).toBe('(Zepbound label)')
})
