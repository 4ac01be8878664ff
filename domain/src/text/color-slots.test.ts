import fc from 'fast-check'
import { expect, test } from 'vitest'
import { COLOR_SLOTS, colorSlotOnJoining, colorSlotsTogether } from './color-slots.ts'

/** Adds peptides one after another, completing some in between; returns their color slots. */
function joined(peptides: readonly { name: number; isOver: boolean }[]): number[] {
  const plan: { name: number; hue: number; isOver: boolean }[] = []
  for (const { name, isOver } of peptides) {
    const hue = colorSlotOnJoining(plan.map((one) => ({ ...one, isSame: one.name === name })))
    plan.push({ name, hue, isOver })
  }
  return plan.map(({ hue }) => hue)
}

const some = fc.array(fc.record({ name: fc.nat(30), isOver: fc.boolean() }), { maxLength: 30 })

test('the first eight of a plan have the colors in order, the ninth starts over', () => {
  const names = Array.from({ length: 10 }, (_, name) => ({ name, isOver: false }))
  expect(joined(names)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 1, 2])
})

test('a peptide keeps its color when re-added, and none is used twice while another is free', () => {
  fc.assert(
    fc.property(some, (peptides) => {
      const colorSlots = joined(peptides)
      expect(colorSlots.every((hue) => Number.isInteger(hue) && hue >= 1 && hue <= COLOR_SLOTS)).toBe(true)
      for (const [index, { name }] of peptides.entries()) {
        const first = peptides.findIndex((peptide) => peptide.name === name)
        expect(colorSlots[index]).toBe(colorSlots[first])
        const current = new Set(colorSlots.slice(0, index).filter((_, before) => !peptides[before]?.isOver))
        if (first !== index) continue
        if (current.size < COLOR_SLOTS) expect(current).not.toContain(colorSlots[index])
        const uses = (hue: number) =>
          colorSlots.filter(
            (colorSlot, before) => colorSlot === hue && before < index && !peptides[before]?.isOver,
          ).length
        for (let hue = 1; hue <= COLOR_SLOTS; hue += 1)
          expect(uses(colorSlots[index] ?? 0)).toBeLessThanOrEqual(uses(hue))
      }
    }),
    { numRuns: 200 },
  )
})

test('outside a plan the id decides, so that neighbors differ', () => {
  const alone = (id: number) => colorSlotsTogether([id]).get(id)
  expect([1, 2, 8, 9, 62].map(alone)).toEqual([1, 2, 8, 1, 6])
})

test("in a group the plan's colors come first, and conflicts get the next free one", () => {
  expect([...colorSlotsTogether([14, 7, 6], new Map([[6, 3]]))]).toEqual([
    [6, 3],
    [7, 7],
    [14, 6],
  ])
  expect([...colorSlotsTogether([1, 9, 2]).values()]).toEqual([1, 2, 3])
})

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 90 }), { maxLength: 12 })
const hue = fc.integer({ min: 1, max: COLOR_SLOTS })
const plan = fc.array(fc.tuple(fc.integer({ min: 1, max: 90 }), hue), { maxLength: 8 })

test("in a group all differ while colors last, the plan's stay, and order doesn't matter", () => {
  fc.assert(
    fc.property(ids, plan, (peptides, entries) => {
      const planColorSlots = new Map(entries)
      const colorSlots = colorSlotsTogether(peptides, planColorSlots)
      expect(
        [...colorSlots.values()].every((one) => Number.isInteger(one) && one >= 1 && one <= COLOR_SLOTS),
      ).toBe(true)
      for (const id of peptides)
        if (planColorSlots.has(id)) expect(colorSlots.get(id)).toBe(planColorSlots.get(id))
      const own = new Set(peptides.flatMap((id) => planColorSlots.get(id) ?? []))
      const others = peptides.filter((id) => !planColorSlots.has(id))
      if (own.size + others.length <= COLOR_SLOTS)
        expect(new Set(colorSlots.values()).size).toBe(own.size + others.length)
      expect(colorSlotsTogether([...peptides].reverse(), planColorSlots)).toEqual(colorSlots)
    }),
    { numRuns: 300 },
  )
})
