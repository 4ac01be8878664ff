/** One letter per weight, from -31 to 31 steps, so that all weights fit in a short text. */
const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-abcdefghijklmnopqrstuvwxyz'
const MOST = 31
const STEP = 0.08

export const encodeWeights = (weights: Float64Array): string =>
  Array.from(weights, (weight) => {
    const steps = Math.max(-MOST, Math.min(MOST, Math.round(weight / STEP)))
    return LETTERS[steps + MOST]
  }).join('')

export const decodeWeights = (text: string): Float64Array =>
  Float64Array.from(text, (letter) => (LETTERS.indexOf(letter) - MOST) * STEP)
