import type { KnownPeptide } from '../stacks/proposals.ts'
import { classNotTogether } from './class-warnings.ts'
import type { StackPerson } from './stack-people.ts'
import { isSomeGlp1, medicinesIn, type Taken } from './taken-medicines.ts'
import { clausesOf } from './unparsed-notes.ts'

const MENTIONS_ALLERGY = /allerg|intoleran|anaphyla|hypersensitiv/i

/** 'Allergic to' before a name and 'allergy' after it, which elsewhere say that a person doesn't take it. */
const ALLERGY_WORDS =
  /\b(?:allergic|allergy|allergies|intolerant|intolerance|hypersensitive|hypersensitivity)\b(?: to\b)?/gi

/** What a person names as allergies, without the words for it. */
export const allergyText = ({
  allergies,
  healthConditions,
}: Pick<StackPerson, 'allergies' | 'healthConditions'>): string =>
  [allergies ?? '', ...clausesOf(healthConditions ?? '').filter((clause) => MENTIONS_ALLERGY.test(clause))]
    .join('; ')
    .replaceAll(ALLERGY_WORDS, ' ')

/**
 * An allergy to a medicine, by brand or by class: to the same substance, or to another of a class that labels ask
 * about. Undefined without one.
 */
export function medicineAllergy(
  taken: Taken,
  person: StackPerson,
  catalogue: readonly KnownPeptide[],
): { isSame: boolean; sentence: string } | undefined {
  const text = allergyText(person)
  const some = isSomeGlp1(text)
    ? [{ name: 'GLP-1 medicines', mechanisms: ['GLP-1 agonist'], substances: [] }]
    : []
  const named = [...medicinesIn(text, catalogue), ...some]
  const same = named.find(({ substances }) =>
    substances.some((substance) => taken.substances.includes(substance)),
  )
  const kin = same ?? named.find((one) => classNotTogether(one, taken))
  if (!kin) return undefined
  const sentence = `You noted an allergy to ${kin.name}: the label asks for care after a severe reaction to another GLP-1 medicine.`
  return { isSame: same !== undefined, sentence }
}
