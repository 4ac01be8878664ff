import { isNoEmergency } from './context-words.ts'
import { type EmergencyKind, emergencyKinds } from './emergency-kinds.ts'
import { BUCKETS, featuresOf, KIND_BUCKETS } from './features.ts'
import { decodeWeights } from './quantized.ts'
import { emergencyWeights, kindWeights } from './weights.ts'

/** From this probability on, a text counts as an emergency: a miss costs more than a false alarm. */
const LIKELY = 0.58
/** From this probability on, kinds are added to those that rules found. */
const CERTAIN = 0.9
/** The same as LIKELY for a text whose frame says otherwise: a general question, something long past, a joke. */
const LIKELY_OTHERWISE = 0.93
/** Fewer words say too little. */
const MIN_WORDS = 3
/** A second kind's share of the first, from which on both texts are given. */
const ALSO = 0.5

const emergency = decodeWeights(emergencyWeights)
const byKind = kindWeights.map(decodeWeights)

function probability(weights: Float64Array, features: readonly number[], buckets: number): number {
  let sum = 0
  for (const bucket of features) sum += weights[bucket % buckets] ?? 0
  const score = sum / Math.sqrt(features.length) + (weights[buckets] ?? 0)
  return 1 / (1 + Math.exp(-score))
}

/**
 * The kinds that a text is most like; none if it reads like an everyday question.
 * @param read a text from `readForEmergencies`
 * @param isRuled whether rules found a kind already
 */
export function likelyKinds(read: string, isRuled = false): EmergencyKind[] {
  if (read.split(' ').length < MIN_WORDS) return []
  const features = featuresOf(read)
  const isLikely = probability(emergency, features, BUCKETS)
  if (isLikely < (isRuled ? CERTAIN : LIKELY)) return []
  const scores = byKind.map((weights) => probability(weights, features, KIND_BUCKETS))
  const highest = Math.max(...scores)
  return emergencyKinds.filter(
    (kind, index) =>
      (scores[index] ?? 0) >= highest * ALSO &&
      (isLikely >= LIKELY_OTHERWISE || !isNoEmergency(read, 0, kind)),
  )
}
