import { phrases } from '../safety/health-note-words.ts'
import { mentions, readNote } from '../safety/health-notes.ts'

/** Possible side effects in notes, by the words that people use. */
const words = {
  unwell: 'unwell, sick, ill, awful, terrible, poorly, not well, not good',
  tired: 'tired, tiredness, fatigue, fatigued, exhausted, drained',
  nausea: 'nausea, nauseous, nauseated, queasy',
  vomiting: 'vomiting, vomited, threw up, throwing up',
  diarrhea: 'diarrhea, diarrhoea',
  constipation: 'constipation, constipated',
  'stomach pain': 'stomach pain, stomach ache, stomachache, abdominal pain, cramp, bloated, bloating',
  heartburn: 'heartburn, reflux',
  headache: 'headache, migraine',
  dizziness: 'dizzy, dizziness, lightheaded',
  'skin reaction': 'redness, itching, itchy, swelling, swollen, lump, rash',
}

const symptoms = Object.entries(words).map(([name, phrase]) => ({ name, words: phrases(phrase) }))

const ANY = `(?:${Object.values(words)
  .flatMap((phrase) => phrase.split(', '))
  .map((phrase) => `${phrase}s?`)
  .join('|')})`
/** 'Tired, nausea gone' means that only nausea is gone; 'nausea and headache gone' means both. */
const LIST = `(?:(?:${ANY}\\s*,\\s*)*${ANY}\\s*,?\\s*(?:and|or|&|\\/)\\s*)?${ANY}`

/** Words that say a symptom improved: before it, or after it with only short words in between. */
const LESS =
  '(?:(?:much|a lot|a bit|even|far|way) )?(?:less|fewer|reduced|lower|milder|decreas\\w+|improved|improving|better|hardly any|barely any|almost no|nearly no|little to no|zero|minimal|no more|no longer(?: any)?|not (?:as|so|that)(?: much)?|nothing like|free of|over the|past the|got rid of(?: the)?)'
const SMALL =
  "(?:is|are|was|were|has|have|had|been|be|all|completely|totally|finally|now|nearly|almost|mostly|much|a|lot|bit|so|feels?|feeling|got|gets?|getting|it|its|the|my|today|went|seems?|yesterday|this|week|symptoms?|'s|,|-|:)"
const GONE =
  '(?:gone|better|improved|improving|resolved|over|stopped|passed|subsided|cleared|clearing|disappeared|vanished|away|eased|easing|fading|faded|settled|settling|less|down|free|under control|lifted)'

const relieved = new RegExp(
  `(?<![a-z])(?:${LESS} (?:of (?:the )?|the |my )?${LIST}|${LIST}(?:\\s*${SMALL})*\\s*[-,:]?\\s*${GONE})(?![a-z])`,
  'g',
)

/** The known symptoms in a note, in table order, without those that it denies or reports as gone or improved. */
export function symptomsIn(feeling: string): string[] {
  const plain = feeling.toLowerCase().replaceAll(/[’‘`´]/g, "'")
  const note = readNote(plain.replaceAll(relieved, ' , '))
  return symptoms.filter(({ words }) => mentions(note, { words })).map(({ name }) => name)
}
