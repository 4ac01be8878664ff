import type { UrgentKind } from '../emergencies/emergency-kinds.ts'

/** A sign that can't wait, in a person's words; its text says what to do and cites the source. */
interface UrgentSign {
  kind: UrgentKind
  sign: string
}

/** Signs that can't wait, most urgent first. */
export const urgentSigns: readonly UrgentSign[] = [
  { kind: 'suicide', sign: 'Thoughts of self-harm' },
  { kind: 'collapse', sign: 'Fainting, a seizure or a drooping face' },
  { kind: 'allergic-reaction', sign: 'A swollen face or throat, or trouble breathing' },
  { kind: 'low-sugar', sign: 'Low blood sugar' },
  { kind: 'chest-pain', sign: 'Chest pain' },
  { kind: 'bleeding', sign: 'Black stool, or blood in vomit' },
  { kind: 'abdominal-pain', sign: 'Severe belly pain' },
  { kind: 'vision', sign: 'Sudden vision change' },
  { kind: 'dehydration', sign: 'Vomiting for more than 24 hours' },
  { kind: 'jaundice', sign: 'Yellow skin or eyes' },
]
