import { SIGNIFICANT } from '../math/exact-tests.ts'
import type { Finding, Insight, InsightTopic } from './sentences.ts'

/** Topics whose sentences may pass a test. */
const TESTED: readonly InsightTopic[] = ['adherence', 'weekdays', 'weight', 'feelings']

/**
 * The one sentence that stands out: the one that chance explains least, where it is unlikely even after every topic with enough
 * data was tried.
 * @returns undefined where nothing stands out
 */
export function findingOf(found: Record<InsightTopic, Finding<unknown>>): Insight | undefined {
  const tried = TESTED.map((topic) => found[topic]).filter(({ needs }) => needs === null)
  const passed = tried.flatMap(({ sentences }) => sentences).filter(({ p }) => p !== undefined)
  const least = passed.toSorted((one, other) => (one.p ?? 1) - (other.p ?? 1))[0]
  return least?.p !== undefined && least.p * tried.length < SIGNIFICANT ? least : undefined
}
