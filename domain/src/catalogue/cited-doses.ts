import type { Dose } from '../doses/doses.ts'

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
}

/** Catalog names with a cited maximum. */
export const citedNames: readonly string[] = Object.keys(CITED)

/** The highest single dose that the catalog's text cites; undefined without one. */
export const citedDose = (name: string | null | undefined): Dose | undefined =>
  name && Object.hasOwn(CITED, name) ? CITED[name] : undefined
