import { expect, test, vi } from 'vitest'
import type { KnownPeptide } from '../stacks/proposals.ts'
import { type PlannedEntry, safetyWarnings } from './plan-safety.ts'

const NOTE = 'On insulin glargine and warfarin, and my sister has diabetes. '

/** A plan of personal peptides with long notes that no other plan has. */
const planOf = (size: number): PlannedEntry[] =>
  Array.from({ length: size }, (_, n) => ({
    id: n + 1,
    name: `Mine ${n} of ${size}`,
    peptide: undefined,
    notes: `${n} of ${size}: ${NOTE.repeat(10)}`,
  }))

/** How often long texts are split into words while a whole plan is judged. */
function textsRead(entries: readonly PlannedEntry[]): number {
  const split = vi.spyOn(String.prototype, 'normalize')
  const catalogue: KnownPeptide[] = []
  const person = { age: 40, healthConditions: null, allergies: null }
  for (const entry of entries)
    safetyWarnings(entry, { person, others: entries.filter((one) => one !== entry), catalogue })
  const { length } = split.mock.contexts.filter((text) => String(text).length > NOTE.length)
  split.mockRestore()
  return length
}

test('each note of a plan is read once, not once for each other entry', () => {
  textsRead(planOf(2))
  const [few, many] = [textsRead(planOf(10)), textsRead(planOf(40))]
  expect(many).toBeGreaterThan(40)
  expect(many).toBeLessThanOrEqual(4.5 * few)
})
