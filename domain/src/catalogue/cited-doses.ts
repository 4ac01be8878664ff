import { doseRatio } from '../doses/dose-comparison.ts'
import type { Dose } from '../doses/doses.ts'
import { plus, toShort } from '../math/rational.ts'

/**
 * The highest single dose that the catalog's text cites, for substances without a maximum from a label or trial. The
 * texts name no primary source, so these figures recommend nothing: amounts far above them are probably unit mistakes.
 */
const CITED: Readonly<Record<string, Dose>> = {
  'BPC-157': { amount: 500, unit: 'mcg' },
  'TB-500': { amount: 2.5, unit: 'mg' },
  Ipamorelin: { amount: 300, unit: 'mcg' },
  Sermorelin: { amount: 300, unit: 'mcg' },
  'CJC-1295 without DAC (Mod GRF 1-29)': { amount: 100, unit: 'mcg' },
  'CJC-1295 with DAC': { amount: 2, unit: 'mg' },
  'GHRP-2': { amount: 100, unit: 'mcg' },
  'GHRP-6': { amount: 100, unit: 'mcg' },
  Hexarelin: { amount: 100, unit: 'mcg' },
  'AOD-9604': { amount: 500, unit: 'mcg' },
  DSIP: { amount: 300, unit: 'mcg' },
  'Kisspeptin-10': { amount: 200, unit: 'mcg' },
  KPV: { amount: 500, unit: 'mcg' },
  'LL-37': { amount: 100, unit: 'mcg' },
  Epitalon: { amount: 10, unit: 'mg' },
  'MOTS-c': { amount: 5, unit: 'mg' },
  'IGF-1 LR3': { amount: 50, unit: 'mcg' },
  'Follistatin-344': { amount: 100, unit: 'mcg' },
  'PEG-MGF': { amount: 400, unit: 'mcg' },
  'GHK-Cu': { amount: 2, unit: 'mg' },
  Dihexa: { amount: 20, unit: 'mg' },
}

/** Catalog peptides whose text names no amount for use at home. */
export const withoutFigure: ReadonlySet<string> = new Set(['Oxytocin', 'NAD+', 'Glutathione'])

/** Catalog names with a cited maximum. */
export const citedNames: readonly string[] = Object.keys(CITED)

/** The cited maximum to compare a dose with. */
export interface CitedDose extends Dose {
  /** whether it is the sum of a blend's components */
  isOfParts?: boolean
}

/** The sum of the components' figures in mg; undefined when one has none. */
function citedOfParts(parts: readonly { name: string }[]): CitedDose | undefined {
  const each = parts.map(({ name }) => CITED[name] && doseRatio(CITED[name], { amount: 1, unit: 'mg' }))
  const known = each.filter((amount) => amount !== undefined)
  if (known.length === 0 || known.length < parts.length) return undefined
  const sum = known.reduce((one, other) => plus(one, other))
  return { amount: Number(toShort(sum, 6)), unit: 'mg', isOfParts: true }
}

/**
 * The highest single dose that the catalog's text cites; undefined without one.
 * @param components of a blend, whose amount means all of them together
 */
export function citedDose(
  name: string | null | undefined,
  components: readonly { name: string }[] = [],
): CitedDose | undefined {
  const own = name && Object.hasOwn(CITED, name) ? CITED[name] : undefined
  return own ?? citedOfParts(components)
}
