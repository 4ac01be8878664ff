/** What somebody may be in, so that nothing else is answered first. */
export const emergencyKinds = [
  'overdose',
  'allergic-reaction',
  'suicide',
  'chest-pain',
  'abdominal-pain',
] as const

/** See {@link emergencyKinds}. */
export type EmergencyKind = (typeof emergencyKinds)[number]

/** Parts of words as people write them; all parts of one row have to stand in the text. */
type Signs = readonly string[]

const signs: Record<EmergencyKind, readonly Signs[]> = {
  suicide: [
    ['suicid'],
    ['kill myself'],
    ['killing myself'],
    ['end my life'],
    ['ending my life'],
    ['want to die'],
    ['wanna die'],
    ['better off dead'],
    ['hurt myself'],
    ['harm myself'],
    ['self harm'],
    ['no reason to live'],
    ["don't want to live"],
    ['do not want to live'],
  ],
  overdose: [
    ['overdos'],
    ['over dosed'],
    ['took too much'],
    ['taken too much'],
    ['injected too much'],
    ['too many units'],
    ['took the whole vial'],
    ['injected the whole vial'],
    ['times the dose', 'took'],
    ['times my dose', 'took'],
  ],
  'allergic-reaction': [
    ['anaphyla'],
    ['allergic reaction'],
    ["can't breathe"],
    ['cannot breathe'],
    ['cant breathe'],
    ['trouble breathing'],
    ['difficulty breathing'],
    ['hard to breathe'],
    ['struggling to breathe'],
    ['throat', 'swell'],
    ['throat', 'swollen'],
    ['throat', 'closing'],
    ['face', 'swell'],
    ['face', 'swollen'],
    ['tongue', 'swell'],
    ['tongue', 'swollen'],
    ['lips', 'swell'],
    ['lips', 'swollen'],
  ],
  'chest-pain': [
    ['chest', 'pain'],
    ['chest', 'hurt'],
    ['chest', 'tight'],
    ['chest', 'pressure'],
    ['heart attack'],
    ['passed out'],
    ['fainted'],
  ],
  'abdominal-pain': ['stomach', 'abdom', 'belly', 'tummy'].flatMap((place) =>
    ['severe', 'terrible', 'extreme', 'unbearable', 'worst', 'excruciating', 'sharp', 'intense'].flatMap(
      (how) => ['pain', 'hurt', 'cramp', 'ache'].map((what): Signs => [place, how, what]),
    ),
  ),
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll(/[^\p{L}\p{N}']+/gu, ' ')
    .trim()

/**
 * What emergency a text may be about; undefined where it is about none. It is read word by word, without any model: one too many is
 * the better mistake, so that what is only asked about counts too.
 */
export function emergencyIn(text: string): EmergencyKind | undefined {
  const read = plain(text)
  return (['suicide', 'overdose', 'allergic-reaction', 'chest-pain', 'abdominal-pain'] as const).find(
    (kind) => signs[kind].some((parts) => parts.every((part) => read.includes(part))),
  )
}

const CALL =
  'Call your emergency number now: 911 in the US and Canada, 112 in Europe, 999 in the UK, 000 in Australia.'

const first: Record<EmergencyKind, string> = {
  suicide:
    'You are not alone, and there is somebody to talk to right now. In the US and Canada call or text 988. In the UK and Ireland call Samaritans on 116 123, in Australia Lifeline on 13 11 14. If you are in danger, call your emergency number: 911 in the US and Canada, 112 in Europe, 999 in the UK, 000 in Australia.',
  overdose: `${CALL} If you feel well, call poison control at once all the same: 1-800-222-1222 in the US, or the number of your country. Take nothing more, and keep the vial at hand to say what was in it.`,
  'allergic-reaction': `${CALL} Swelling of face or throat or trouble breathing cannot wait. Take nothing more of it, and do not drive yourself.`,
  'chest-pain': `${CALL} Chest pain or fainting cannot wait. Sit down, take nothing more, and do not drive yourself.`,
  'abdominal-pain': `Severe stomach pain cannot wait. ${CALL} Take nothing more of your peptides or medicines until a doctor has seen you, and tell them what you take.`,
}

/** What is said first, word for word, whoever would answer otherwise. */
export const emergencyText = (kind: EmergencyKind): string =>
  `${first[kind]}\n\nThis assistant cannot help in an emergency, and nobody reads along here.`
