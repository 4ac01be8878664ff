import { allergicRules, chestRules, collapseRules } from './acute.ts'
import { isOtherwise } from './frames.ts'
import type { Finder } from './grammar.ts'
import { abdominalRules, bleedingRules, dehydrationRules, jaundiceRules } from './gut.ts'
import { type EmergencyKind, emergencyKinds } from './kinds.ts'
import { countRules, mixUpRules } from './mistakes.ts'
import { overdoseRules } from './overdose.ts'
import { priapismRules, visionRules } from './senses.ts'
import { lowSugarRules } from './sugar.ts'
import { suicideRules } from './suicide.ts'
import { emergencyText } from './texts.ts'
import { readForEmergencies } from './words.ts'
import { wrongDoseRules } from './wrong-dose.ts'

const finders: Record<EmergencyKind, readonly Finder[]> = {
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

/** What emergencies a text may be about, most urgent first; none where it is about none. It is read by rules, without any model. */
export function emergenciesIn(text: string): EmergencyKind[] {
  const read = readForEmergencies(text)
  const found = emergencyKinds.filter((kind) =>
    finders[kind].some((find) => find(read).some((at) => !isOtherwise(read, at, kind))),
  )
  if (!found.includes('suicide') || found.includes('overdose')) return found
  // 'What happens if I inject the whole vial to end it' asks about an overdose that may be about to happen.
  const isPlanned = finders.overdose.some((find) => find(read).length > 0)
  return isPlanned ? emergencyKinds.filter((kind) => kind === 'overdose' || found.includes(kind)) : found
}

/** What to say instead of an answer to a text about an emergency; undefined where it is about none. */
export function emergencyHelp(text: string): { kinds: EmergencyKind[]; text: string } | undefined {
  const kinds = emergenciesIn(text)
  return kinds.length > 0 ? { kinds, text: emergencyText(kinds) } : undefined
}
