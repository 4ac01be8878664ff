import type { Body, CompoundModel } from './compounds.ts'
import { hoursThatCount, type Kinetics, steadyPeak } from './kinetics.ts'
import { type InstantDose, levelsAt } from './superposition.ts'

/** The regimen whose steady peak is 100 percent. */
export interface Regimen {
  mg: number
  /** hours between two doses */
  interval: number
}

/** A level in percent of the own steady peak, with the bounds that its model leaves open. */
export interface Level {
  percent: number
  low: number
  high: number
}

/** Computes levels of one compound for one person. */
export interface LevelScale {
  /**
   * @param doses earliest first
   * @param instants earliest first, in milliseconds since the epoch
   */
  levels: (doses: readonly InstantDose[], instants: readonly number[]) => Level[]
  /** hours after which a dose no longer counts in any of its models */
  reach: number
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** A scale on which 100 percent is the person's own steady peak on a regimen. */
export function levelScale({ bounds, typical }: CompoundModel, body: Body, regimen: Regimen): LevelScale {
  const scaled = (kinetics: Kinetics) => {
    const full = regimen.mg * steadyPeak(kinetics, regimen.interval).level
    return (doses: readonly InstantDose[], instants: readonly number[]) =>
      levelsAt(kinetics, doses, instants).map((level) => (100 * level) / full)
  }
  const all = bounds(body)
  const sides = all.map(scaled)
  const middle = typical && scaled(typical(body))
  return {
    reach: Math.max(...all.map(hoursThatCount)),
    levels: (doses, instants) => {
      const curves = sides.map((side) => side(doses, instants))
      const typicalCurve = middle?.(doses, instants)
      return instants.map((_, index) => {
        const levels = curves.map((curve) => curve[index] ?? 0)
        const percent = typicalCurve?.[index] ?? mean(levels)
        return { percent, low: Math.min(percent, ...levels), high: Math.max(percent, ...levels) }
      })
    },
  }
}
