import { type EmergencyKind, emergencyKinds } from './emergency-kinds.ts'
import { BUCKETS, featuresOf, KIND_BUCKETS } from './features.ts'
import { encodeWeights } from './quantized.ts'
import { readForEmergencies } from './words.ts'

export interface Sentence {
  text: string
  /** none: an everyday question */
  kinds: readonly EmergencyKind[]
}

interface Example {
  features: readonly number[]
  label: boolean
}

const ROUNDS = 40
const RATE = 3
const DECAY = 0.01

/** Reproducible pseudorandom numbers below 1. */
function repeatable(): () => number {
  let state = 1
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** One step of stochastic gradient descent; the last weight is the bias. */
function learn(weights: Float64Array, { features, label }: Example, rate: number): void {
  const bias = weights.length - 1
  const scale = 1 / Math.sqrt(features.length)
  let score = weights[bias] ?? 0
  for (const bucket of features) score += (weights[bucket] ?? 0) * scale
  const error = (1 / (1 + Math.exp(-score)) - Number(label)) * rate
  weights[bias] = (weights[bias] ?? 0) - error * 0.05
  for (const bucket of features)
    weights[bucket] = ((weights[bucket] ?? 0) - error * scale) * (1 - rate * DECAY)
}

/** Logistic regression, averaged over the later rounds. */
function fit(examples: readonly Example[], buckets: number): Float64Array {
  const weights = new Float64Array(buckets + 1)
  const mean = new Float64Array(buckets + 1)
  const random = repeatable()
  for (let round = 0; round < ROUNDS; round++) {
    const rate = RATE / (1 + round * 0.15)
    for (const _ of examples)
      learn(weights, examples[Math.floor(random() * examples.length)] as Example, rate)
    if (round < ROUNDS / 2) continue
    for (const [bucket, weight] of weights.entries())
      mean[bucket] = (mean[bucket] ?? 0) + weight / (ROUNDS / 2)
  }
  return mean
}

/** Trains whether a text is an emergency, and which kind an emergency is. */
export function train(sentences: readonly Sentence[]): { emergency: string; kinds: string[] } {
  const read = sentences.map(({ text, kinds }) => ({ features: featuresOf(readForEmergencies(text)), kinds }))
  const emergencies = read.filter(({ kinds }) => kinds.length > 0)
  return {
    emergency: encodeWeights(
      fit(
        read.map(({ features, kinds }) => ({ features, label: kinds.length > 0 })),
        BUCKETS,
      ),
    ),
    kinds: emergencyKinds.map((kind) =>
      encodeWeights(
        fit(
          emergencies.map(({ features, kinds }) => ({
            features: features.map((bucket) => bucket % KIND_BUCKETS),
            label: kinds.includes(kind),
          })),
          KIND_BUCKETS,
        ),
      ),
    ),
  }
}
