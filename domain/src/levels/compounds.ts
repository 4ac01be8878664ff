import type { Source } from '../catalogue/medicines.ts'
import { article, dailyMed } from '../safety/primary-sources.ts'
import { absorptionRate, rateOfHalfLife } from './absorption.ts'
import { type Kinetics, oneCompartment, twoCompartments } from './kinetics.ts'

/** The personal parameters of a model; null means unknown, which uses the typical person of its study. */
export interface Body {
  kg: number | null
  isMale: boolean | null
  hasDiabetes: boolean
}

/** A published model; `bounds` covers its uncertainty. */
export interface CompoundModel {
  /** a description of the model */
  model: string
  /** null for a model from the person's own numbers */
  source: Source | null
  /** kinetics of 1 mg for a person, one per bound; a single one when no spread was published */
  bounds: (body: Body) => readonly Kinetics[]
  /** the central estimate, when it isn't the mean of the bounds */
  typical?: (body: Body) => Kinetics
}

const overgaard = article(
  'Overgaard 2019, population pharmacokinetics of semaglutide',
  '10.1007/s13300-019-0581-y',
  '2026-11-27',
)
const carlssonPetri = article(
  'Carlsson Petri 2021, pharmacokinetics of liraglutide',
  '10.1111/ijpo.12799',
  '2026-11-27',
)
const urva = article(
  'Urva 2022, retatrutide in type 2 diabetes',
  '10.1016/S0140-6736(22)02033-5',
  '2026-11-27',
)
const enebo = article(
  'Enebo 2021, cagrilintide with semaglutide',
  '10.1016/S0140-6736(21)00845-X',
  '2026-11-27',
)

const SEMAGLUTIDE_KG = 85

/** One standard deviation between people (Overgaard 2019): of clearance and of absorption. */
const SPREAD = { clearance: 0.15, ka: 0.38 }

function semaglutide({ kg, hasDiabetes }: Body, { clearance = 1, ka = 1 } = {}): Kinetics {
  const ratio = (kg ?? SEMAGLUTIDE_KG) / SEMAGLUTIDE_KG
  const [flow, space] = [ratio ** 1.01, ratio ** 0.923]
  return twoCompartments({
    ka: 0.0253 * (hasDiabetes ? 0.544 : 1) * ka,
    clearance: 0.0348 * flow * (hasDiabetes ? 1.12 : 1) * clearance,
    volume: 3.59 * space,
    exchange: 0.304 * flow,
    peripheral: 4.1 * space,
    available: 0.847,
  })
}

const ways = [-1, 1]

/** People one standard deviation away in both parameters. */
const semaglutideBounds = (body: Body): Kinetics[] =>
  ways.flatMap((clearance) =>
    ways.map((ka) =>
      semaglutide(body, { clearance: Math.exp(clearance * SPREAD.clearance), ka: Math.exp(ka * SPREAD.ka) }),
    ),
  )

/** One compartment whose absorption matches a time to peak. @throws RangeError when none does */
function peakingAt(hours: number, { clearance, volume }: { clearance: number; volume: number }): Kinetics {
  const ka = absorptionRate(hours, clearance / volume)
  if (ka === undefined) throw new RangeError(`no absorption peaks after ${hours} hours`)
  return oneCompartment({ ka, clearance, volume })
}

/** The same from a half-life alone: the level is relative, in a volume of 1. */
const relative = (halfLife: number, peak: number): Kinetics =>
  peakingAt(peak, { clearance: rateOfHalfLife(halfLife), volume: 1 })

const LIRAGLUTIDE_KG = 100

const liraglutide = ({ kg, isMale }: Body): Kinetics =>
  oneCompartment({
    ka: 0.0813,
    clearance: 1.01 * ((kg ?? LIRAGLUTIDE_KG) / LIRAGLUTIDE_KG) ** 0.762 * (isMale ? 1.12 : 1),
    volume: 13.8 * ((kg ?? LIRAGLUTIDE_KG) / LIRAGLUTIDE_KG) ** 0.587,
  })

/** The compounds with a published model, by the catalog's name. */
export const compounds: Readonly<Record<string, CompoundModel>> = {
  Semaglutide: {
    model: 'Two compartments, by weight and type 2 diabetes',
    source: overgaard,
    bounds: semaglutideBounds,
    typical: semaglutide,
  },
  Tirzepatide: {
    model: 'One compartment, peak 24 to 48 hours after a dose',
    source: dailyMed('Mounjaro', '2026-11-27'),
    bounds: () => [24, 48].map((hours) => peakingAt(hours, { clearance: 0.061, volume: 10.3 })),
  },
  Dulaglutide: {
    model: 'One compartment, peak 48 hours after a dose',
    source: dailyMed('Trulicity', '2026-11-27'),
    bounds: () => [peakingAt(48, { clearance: 0.107, volume: 17.4 })],
  },
  Liraglutide: {
    model: 'One compartment, by weight and sex',
    source: carlssonPetri,
    bounds: (body) => [liraglutide(body)],
  },
  Retatrutide: {
    model: 'One compartment from half-life and time to peak',
    source: urva,
    bounds: () => [relative(144, 24)],
  },
  Cagrilintide: {
    model: 'One compartment from half-life and time to peak',
    source: enebo,
    bounds: () => [relative(177, 48)],
  },
}

/** Short-acting peptides: their labels say they are eliminated within hours. */
const shortLived = ['Tesamorelin', 'Sermorelin', 'Pramlintide', 'PT-141 (Bremelanotide)', 'Teriparatide']

/** Compounds studied in people without a model accessible to us. */
const unmodeled = [
  'Exenatide (extended-release)',
  'CJC-1295 with DAC',
  'HCG (Chorionic gonadotropin)',
  'Mazdutide',
  'Survodutide',
  'Oral semaglutide',
  'Orforglipron',
  'CagriSema',
  'Somatropin',
  'HMG (Menotropins)',
  'Oxytocin',
  'Vitamin B12 (Cyanocobalamin)',
]

/** Why a compound has no curve. */
export const noCurve = {
  gone: 'Gone within hours',
  unmodeled: 'No usable published model',
  unpublished: 'No published human data',
} as const

/** Why a compound has no curve; undefined when it has one. */
export function noCurveReason(name: string): (typeof noCurve)[keyof typeof noCurve] | undefined {
  if (Object.hasOwn(compounds, name)) return undefined
  if (shortLived.includes(name)) return noCurve.gone
  return unmodeled.includes(name) ? noCurve.unmodeled : noCurve.unpublished
}

/** A model from the numbers of a personal peptide, in hours; undefined when no absorption fits them. */
export function ownModel(halfLife: number, peak: number): CompoundModel | undefined {
  if (absorptionRate(peak, rateOfHalfLife(halfLife)) === undefined) return undefined
  return {
    model: 'One compartment, your numbers',
    source: null,
    bounds: () => [relative(halfLife, peak)],
  }
}
