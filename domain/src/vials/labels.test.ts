import fc from 'fast-check'
import { expect, test } from 'vitest'
import { vialLabel } from './labels.ts'

test.each([
  ['NAD+', ['NAD+']],
  ['BPC-157', ['BPC-157']],
  ['TB-500', ['TB-500']],
  ['GHK-Cu', ['GHK-Cu']],
  ['SS-31 (Elamipretide)', ['SS-31']],
  ['(Elamipretide)', ['(Elamipretide)']],
  ['CJC-1295 DAC', ['CJC-1295', 'DAC']],
  ['CJC-1295 + Ipamorelin', ['CJC-1295 +', 'Ipamorelin']],
  ['Tirzepatide', ['Tirzepatide']],
  ['Wolverine blend (BPC-157 / TB-500)', ['Wolverine', 'blend']],
])('%s is displayed as %j', (name, lines) => expect(vialLabel(name).lines).toEqual(lines))

test('any name fits into three lines, whole or truncated', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 100 }), (name) => {
      const { lines, size } = vialLabel(name)
      expect(lines.length).toBeLessThanOrEqual(3)
      expect(size).toBeLessThanOrEqual(8)
      expect(lines.length * size).toBeLessThanOrEqual(19 + 1e-9)
      for (const line of lines) expect(line.length * size * 0.58).toBeLessThanOrEqual(38 + 1e-9)
      expect(size).toBeGreaterThanOrEqual(4)
    }),
  )
})
