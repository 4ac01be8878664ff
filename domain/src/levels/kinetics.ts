/** One exponential term of the response to 1 mg. */
export interface Exponential {
  /** mg/L per mg; relative when a volume is unknown */
  size: number
  /** per hour, above 0 */
  rate: number
}

/** The response to 1 mg: the sum of these exponentials since the dose. */
export type Kinetics = readonly Exponential[]

/** One compartment with first-order absorption. Clearance in L/h and volume in L. */
export interface OneCompartment {
  /** per hour */
  ka: number
  clearance: number
  volume: number
  /** bioavailability, when clearance and volume aren't apparent ones */
  available?: number
}

/** Two compartments with first-order absorption. Clearances in L/h and volumes in L. */
export interface TwoCompartments extends OneCompartment {
  /** between the compartments */
  exchange: number
  /** of the peripheral compartment */
  peripheral: number
}

/**
 * Rates closer than this share make the formulas singular; we separate them by it, which changes the level just as
 * little.
 */
const APART = 1e-6

const apart = (rate: number, other: number): number =>
  Math.abs(rate / other - 1) < APART ? other * (1 + APART) : rate

/** A(t) = F·ka/(V·(ka − ke)) · (e^(−ke·t) − e^(−ka·t)), for 1 mg. */
export function oneCompartment({ ka: given, clearance, volume, available = 1 }: OneCompartment): Kinetics {
  const ke = clearance / volume
  const ka = apart(given, ke)
  const size = (available * ka) / (volume * (ka - ke))
  return [
    { size, rate: ke },
    { size: -size, rate: ka },
  ]
}

/** The closed form of two compartments with first-order absorption, for 1 mg (Gibaldi and Perrier 1982, chapter 2). */
export function twoCompartments(model: TwoCompartments): Kinetics {
  const { clearance, volume, exchange, peripheral, available = 1 } = model
  const [k10, k12, k21] = [clearance / volume, exchange / volume, exchange / peripheral]
  const sum = k10 + k12 + k21
  const root = Math.sqrt(sum * sum - 4 * k10 * k21)
  const [alpha, beta] = [(sum + root) / 2, (sum - root) / 2]
  const ka = apart(apart(model.ka, alpha), beta)
  const share = (available * ka) / volume
  const term = (rate: number, one: number, other: number): Exponential => ({
    size: (share * (k21 - rate)) / ((one - rate) * (other - rate)),
    rate,
  })
  return [term(alpha, ka, beta), term(beta, ka, alpha), term(ka, alpha, beta)]
}

/** The level a number of hours after 1 mg; 0 before the dose. */
export function response(kinetics: Kinetics, hours: number): number {
  if (hours <= 0) return 0
  let level = 0
  for (const { size, rate } of kinetics) level += size * Math.exp(-rate * hours)
  return level
}

/** The steady-state level a number of hours after the last of infinitely many 1 mg doses, one per `interval` hours. */
export const steadyResponse = (kinetics: Kinetics, interval: number, hours: number): number =>
  kinetics.reduce(
    (level, { size, rate }) => level + (size * Math.exp(-rate * hours)) / -Math.expm1(-rate * interval),
    0,
  )

/** After this many half-lives of absorption and as many of elimination, less than a thousandth of a dose is left. */
const HALF_LIVES = 10

/**
 * Hours after which a dose no longer counts. Half-lives of all phases add up: with an absorption as slow as
 * elimination, ten half-lives of one leave a hundredth, which adds up over daily doses.
 */
export const relevantHours = (kinetics: Kinetics): number =>
  HALF_LIVES * kinetics.reduce((hours, { rate }) => hours + Math.LN2 / rate, 0)

const GOLDEN = (Math.sqrt(5) - 1) / 2
const SEARCH_STEPS = 100

/**
 * The steady-state peak and its hours after a dose: a golden-section search, since the level rises once and falls once
 * between two doses.
 * @param interval hours between two doses of 1 mg
 */
export function steadyPeak(kinetics: Kinetics, interval: number): { at: number; level: number } {
  const level = (hours: number) => steadyResponse(kinetics, interval, hours)
  let [from, to] = [0, interval]
  for (let step = 0; step < SEARCH_STEPS; step++) {
    const reach = (to - from) * GOLDEN
    if (level(to - reach) < level(from + reach)) from = to - reach
    else to = from + reach
  }
  const at = (from + to) / 2
  return { at, level: level(at) }
}

/** The mean steady-state level: F·D/(CL·τ), the area under one dose spread over the interval. */
export const steadyMean = (kinetics: Kinetics, interval: number): number =>
  kinetics.reduce((area, { size, rate }) => area + size / rate, 0) / interval
