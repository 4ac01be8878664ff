import { allergicRules, chestRules, collapseRules } from './acute.ts'
import { likelyKinds } from './classifier.ts'
import { isNoEmergency } from './context-words.ts'
import { type EmergencyKind, emergencyKinds } from './emergency-kinds.ts'
import { abdominalRules, bleedingRules, dehydrationRules, jaundiceRules } from './gastrointestinal.ts'
import type { Finder } from './grammar.ts'
import { lowSugarRules } from './low-blood-sugar.ts'
import { countRules, mixUpRules } from './mistakes.ts'
import { rulesInOtherLanguages } from './other-languages.ts'
import { overdoseRules } from './overdose.ts'
import { suicideRules } from './suicide.ts'
import { emergencyText } from './texts.ts'
import { priapismRules, visionRules } from './vision-priapism.ts'
import { readForEmergencies } from './words.ts'
import { wrongDoseRules } from './wrong-dose.ts'

const inEnglish: Record<EmergencyKind, readonly Finder[]> = {
  suicide: suicideRules,
  collapse: collapseRules,
  'allergic-reaction': allergicRules,
  overdose: [...overdoseRules, ...wrongDoseRules, ...mixUpRules, ...countRules],
  'low-sugar': lowSugarRules,
  'chest-pain': chestRules,
  bleeding: bleedingRules,
  'abdominal-pain': abdominalRules,
  vision: visionRules,
  dehydration: dehydrationRules,
  jaundice: jaundiceRules,
  priapism: priapismRules,
}

const finders = new Map(
  emergencyKinds.map((kind) => [kind, [...inEnglish[kind], ...rulesInOtherLanguages(kind)]]),
)

const ruledKinds = (read: string): EmergencyKind[] =>
  emergencyKinds.filter((kind) =>
    finders.get(kind)?.some((find) => find(read).some((at) => !isNoEmergency(read, at, kind))),
  )

/** The emergencies that a name of a few words states; too short for the classifier. */
export const emergenciesNamed = (name: string): EmergencyKind[] => ruledKinds(readForEmergencies(name))

/** The emergencies that a text may describe, most urgent first: by rules and by a classifier. */
export function emergenciesIn(text: string): EmergencyKind[] {
  const read = readForEmergencies(text)
  const ruled = ruledKinds(read)
  const likely = likelyKinds(read, ruled.length > 0)
  const found = emergencyKinds.filter((kind) => ruled.includes(kind) || likely.includes(kind))
  if (!found.includes('suicide') || found.includes('overdose')) return found
  // 'What happens if I inject the whole vial to end it' may describe an imminent overdose.
  const isPlanned = finders.get('overdose')?.some((find) => find(read).length > 0)
  return isPlanned ? emergencyKinds.filter((kind) => kind === 'overdose' || found.includes(kind)) : found
}

/** The response that replaces an answer to a text about an emergency; undefined when it describes none. */
export function emergencyHelp(text: string): { kinds: EmergencyKind[]; text: string } | undefined {
  const kinds = emergenciesIn(text)
  return kinds.length > 0 ? { kinds, text: emergencyText(kinds) } : undefined
}
