import { SIGNIFICANT } from '../math/exact-tests.ts'
import type { Finding, Insight, InsightTopic } from './sentences.ts'

/** Topics with a statistical test. */
const TESTED: readonly InsightTopic[] = ['adherence', 'weekdays', 'weight', 'feelings']

/**
 * The least likely sentence by chance, if it is unlikely even after correcting for the tested topics.
 * @returns undefined if nothing stands out
 */
export function findingOf(found: Record<InsightTopic, Finding<unknown>>): Insight | undefined {
  const tried = TESTED.map((topic) => found[topic]).filter(({ needs }) => needs === null)
  const passed = tried.flatMap(({ sentences }) => sentences).filter(({ p }) => p !== undefined)
  const least = passed.toSorted((one, other) => (one.p ?? 1) - (other.p ?? 1))[0]
  return least?.p !== undefined && least.p * tried.length < SIGNIFICANT ? least : undefined
}
