import { type KnownPeptide, knownAs, mechanismsOf, substancesOf } from '../stacks/proposals.ts'
import type { Medicine } from './concurrent-doses.ts'
import { takenAs } from './taken-medicines.ts'

/** A plan entry with logged doses, or the name of a removed one. */
interface LoggedEntry {
  name: string
  peptideId: number | null
  /** null once the entry is removed */
  frequency: string | null
}

const TAKEN_BY_MOUTH = /\b(?:oral|pill|tablet|tab|tablette|pastilla|comprime)s?\b/i

/** The catalog's peptide that a personal peptide's name means: 'Ozempic pen'. Undefined for none, several, or another form. */
export function recognizedPeptide<Known extends KnownPeptide>(
  name: string,
  catalogue: readonly Known[],
): Known | undefined {
  if (TAKEN_BY_MOUTH.test(name)) return undefined
  const [substance, ...others] = new Set(takenAs(name, catalogue).substances)
  if (substance === undefined || others.length > 0) return undefined
  return catalogue.find((peptide) => peptide.name === substance)
}

/** What a logged entry is, from the catalog or from its name. */
export function medicineOf(
  { name, peptideId, frequency }: LoggedEntry,
  catalogue: readonly KnownPeptide[],
): Medicine {
  const peptide = catalogue.find(({ id }) => id === peptideId) ?? knownAs(catalogue, name)
  const { mechanisms, substances } = peptide
    ? { mechanisms: mechanismsOf(peptide, catalogue), substances: substancesOf(peptide) }
    : takenAs(name, catalogue)
  const labels = substances.map((substance) => knownAs(catalogue, substance)?.label ?? null)
  return { name, mechanisms, substances, labels, ...(frequency !== null && { frequency }) }
}
