import { type EmergencyKind, emergencyKinds, emergencySigns } from './emergency-signs.ts'
import { readForEmergencies } from './emergency-words.ts'

const compiled = emergencyKinds.map((kind) => ({
  kind,
  signs: emergencySigns[kind].map((sign) => sign.map((part) => new RegExp(`(?<![a-z0-9])(?:${part})`))),
}))

/**
 * What emergency a text may be about; undefined where it is about none. It is read word by word, without any model: one too many is
 * the better mistake, so that what is only asked about counts too.
 */
export function emergencyIn(text: string): EmergencyKind | undefined {
  const read = readForEmergencies(text)
  return compiled.find(({ signs }) => signs.some((parts) => parts.every((part) => part.test(read))))?.kind
}

const CALL =
  'Call your emergency number now: 911 in the US and Canada, 112 in Europe, 999 in the UK, 000 in Australia.'

const first: Record<EmergencyKind, string> = {
  suicide:
    'You are not alone, and there is somebody to talk to right now. In the US and Canada call or text 988. In the UK and Ireland call Samaritans on 116 123, in Australia Lifeline on 13 11 14. If you are in danger, call your emergency number: 911 in the US and Canada, 112 in Europe, 999 in the UK, 000 in Australia.',
  overdose: `${CALL} If you feel well, call poison control at once all the same: 1-800-222-1222 in the US, or the number of your country. Take nothing more, and keep the vial at hand to say what was in it.`,
  collapse: `${CALL} Somebody who cannot be woken, does not breathe well, has a seizure, or whose face, arm or speech fails cannot wait. Stay with them, and give them nothing to eat or drink.`,
  'allergic-reaction': `${CALL} Swelling of face or throat or trouble breathing cannot wait. Take nothing more of it, and do not drive yourself.`,
  'chest-pain': `${CALL} Chest pain or fainting cannot wait. Sit down, take nothing more, and do not drive yourself.`,
  'abdominal-pain': `Severe stomach pain cannot wait. ${CALL} Take nothing more of your peptides or medicines until a doctor has seen you, and tell them what you take.`,
}

/** What is said first, word for word, whoever would answer otherwise. */
export const emergencyText = (kind: EmergencyKind): string =>
  `${first[kind]}\n\nThis assistant cannot help in an emergency, and nobody reads along here.`
