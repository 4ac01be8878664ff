import fc from 'fast-check'
import { expect, test } from 'vitest'
import { HUES, hueOfPeptide, hueOnJoining } from './hues.ts'

/** Peptides that join one after the other, some of them over by then; answers their hues. */
function joined(peptides: readonly { name: number; isOver: boolean }[]): number[] {
  const plan: { name: number; hue: number; isOver: boolean }[] = []
  for (const { name, isOver } of peptides) {
    const hue = hueOnJoining(plan.map((one) => ({ ...one, isSame: one.name === name })))
    plan.push({ name, hue, isOver })
  }
  return plan.map(({ hue }) => hue)
}

const some = fc.array(fc.record({ name: fc.nat(30), isOver: fc.boolean() }), { maxLength: 30 })

test('the first eight of a plan have the hues in order, the ninth begins anew', () => {
  const names = Array.from({ length: 10 }, (_, name) => ({ name, isOver: false }))
  expect(joined(names)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 1, 2])
})

test('a peptide has one hue however often it joins, and none is used twice while another is free', () => {
  fc.assert(
    fc.property(some, (peptides) => {
      const hues = joined(peptides)
      expect(hues.every((hue) => Number.isInteger(hue) && hue >= 1 && hue <= HUES)).toBe(true)
      for (const [at, { name }] of peptides.entries()) {
        const first = peptides.findIndex((one) => one.name === name)
        expect(hues[at]).toBe(hues[first])
        const current = new Set(hues.slice(0, at).filter((_, before) => !peptides[before]?.isOver))
        if (first === at && current.size < HUES) expect(current).not.toContain(hues[at])
      }
    }),
    { numRuns: 200 },
  )
})

test('outside a plan it is told by the id, so that neighbours differ', () => {
  expect([1, 2, 8, 9, 62].map(hueOfPeptide)).toEqual([1, 2, 8, 1, 6])
})
