import type { Body, CompoundModel } from './compounds.ts'
import { type Kinetics, relevantHours, steadyPeak } from './kinetics.ts'
import { type Level, type LevelCurves, levelsOf } from './level-curves.ts'
import type { InstantDose } from './superposition.ts'

/** The regimen whose steady-state peak is 100 percent. */
export interface Regimen {
  mg: number
  /** hours between two doses */
  interval: number
}

/** Computes levels of one compound for one person. */
export interface LevelScale {
  curves: LevelCurves
  /**
   * @param doses earliest first
   * @param instants earliest first, in milliseconds since the epoch
   */
  levels: (doses: readonly InstantDose[], instants: readonly number[]) => Level[]
  /** hours after which a dose no longer counts in any model */
  reach: number
}

/** Kinetics scaled so that a regimen's steady-state peak is 100 percent. */
function inPercent(kinetics: Kinetics, { mg, interval }: Regimen): Kinetics {
  const full = mg * steadyPeak(kinetics, interval).level
  return kinetics.map(({ size, rate }) => ({ size: (100 * size) / full, rate }))
}

/** A scale on which 100 percent is the person's own steady-state peak. */
export function levelScale({ bounds, typical }: CompoundModel, body: Body, regimen: Regimen): LevelScale {
  const all = bounds(body)
  const curves = {
    bounds: all.map((kinetics) => inPercent(kinetics, regimen)),
    typical: typical && inPercent(typical(body), regimen),
  }
  return {
    curves,
    reach: Math.max(...all.map(relevantHours)),
    levels: (doses, instants) => levelsOf(curves, doses, instants),
  }
}
