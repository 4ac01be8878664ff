import fc from 'fast-check'
import { expect, test } from 'vitest'
import { HUES, hueOnJoining, huesTogether } from './hues.ts'

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
        if (first !== at) continue
        if (current.size < HUES) expect(current).not.toContain(hues[at])
        const uses = (hue: number) =>
          hues.filter((one, before) => one === hue && before < at && !peptides[before]?.isOver).length
        for (let hue = 1; hue <= HUES; hue += 1) expect(uses(hues[at] ?? 0)).toBeLessThanOrEqual(uses(hue))
      }
    }),
    { numRuns: 200 },
  )
})

test('outside a plan it is told by the id, so that neighbours differ', () => {
  const alone = (id: number) => huesTogether([id]).get(id)
  expect([1, 2, 8, 9, 62].map(alone)).toEqual([1, 2, 8, 1, 6])
})

test('beside each other, the plan says it first, and who would share one gets the next that is free', () => {
  expect([...huesTogether([14, 7, 6], new Map([[6, 3]]))]).toEqual([
    [6, 3],
    [7, 7],
    [14, 6],
  ])
  expect([...huesTogether([1, 9, 2]).values()]).toEqual([1, 2, 3])
})

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 90 }), { maxLength: 12 })
const hue = fc.integer({ min: 1, max: HUES })
const plan = fc.array(fc.tuple(fc.integer({ min: 1, max: 90 }), hue), { maxLength: 8 })

test('beside each other all differ as long as a hue is left, the plan is kept, and no order changes it', () => {
  fc.assert(
    fc.property(ids, plan, (peptides, entries) => {
      const planHues = new Map(entries)
      const hues = huesTogether(peptides, planHues)
      expect([...hues.values()].every((one) => Number.isInteger(one) && one >= 1 && one <= HUES)).toBe(true)
      for (const id of peptides) if (planHues.has(id)) expect(hues.get(id)).toBe(planHues.get(id))
      const own = new Set(peptides.flatMap((id) => planHues.get(id) ?? []))
      const others = peptides.filter((id) => !planHues.has(id))
      if (own.size + others.length <= HUES) expect(new Set(hues.values()).size).toBe(own.size + others.length)
      expect(huesTogether([...peptides].reverse(), planHues)).toEqual(hues)
    }),
    { numRuns: 300 },
  )
})
