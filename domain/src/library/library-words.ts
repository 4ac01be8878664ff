/**
 * Synonyms in questions and in the library, as people write them. They only help to find answers and never appear in
 * them.
 */
const alike: readonly (readonly string[])[] = [
  ['fridge', 'refrigerator', 'refrigerated', 'store', 'storage', 'keep', 'cold'],
  ['shelf', 'expire', 'expired', 'spoil', 'discard', 'storage'],
  ['freeze', 'freezer', 'frozen'],
  ['throw up', 'vomit', 'vomiting', 'puke', 'sick', 'queasy', 'nauseous', 'nausea'],
  ['shot', 'jab', 'injection', 'inject', 'injecting', 'poke'],
  ['needle', 'syringe'],
  ['bac water', 'bacteriostatic'],
  ['mix', 'mixing', 'reconstitute', 'reconstitution', 'dissolve'],
  ['hospital', 'emergency', 'urgent', 'doctor', 'help'],
  ['weight', 'fat', 'obesity', 'slim', 'pounds', 'kilos', 'lbs'],
  ['sugar', 'glucose', 'diabetes', 'diabetic'],
  ['tired', 'tiredness', 'fatigue', 'exhausted'],
  ['heal', 'healing', 'repair', 'recover', 'recovery', 'injury'],
  ['tendon', 'ligament', 'joint'],
  ['gut', 'stomach', 'bowel', 'intestine'],
  ['sleep', 'insomnia', 'asleep', 'bed', 'bedtime'],
  ['brain', 'memory', 'focus', 'cognitive', 'concentration'],
  ['anxiety', 'anxious', 'stress', 'calm'],
  ['skin', 'wrinkle', 'wrinkles', 'cosmetic', 'face'],
  ['hair', 'scalp', 'bald'],
  ['tan', 'tanning', 'darkens', 'pigment', 'melanin'],
  ['sex', 'libido', 'sexual', 'arousal', 'desire', 'erection'],
  ['muscle', 'strength', 'bodybuilding'],
  ['aging', 'ageing', 'longevity', 'lifespan', 'older'],
  ['immune', 'immunity', 'infection'],
  ['pregnant', 'pregnancy', 'baby', 'breastfeeding', 'breastfeed'],
  ['cancer', 'tumour', 'tumor', 'tumours'],
  ['contains', 'inside', 'vial'],
  ['legal', 'approved', 'prescription', 'fda'],
  ['pill', 'tablet', 'tablets', 'oral', 'swallow', 'swallowed'],
  ['spray', 'nasal', 'nose'],
  ['skip', 'missed', 'miss', 'forgot', 'forget', 'forgotten'],
  ['stop', 'stopping', 'quit', 'off'],
  ['diarrhea', 'diarrhoea'],
  ['overdose', 'confusing', 'milligrams'],
  ['mcg', 'micrograms', 'microgram'],
  ['mg', 'milligrams', 'milligram'],
  ['app', 'pepwell', 'plan'],
  ['cloudy', 'discoloured', 'discolored', 'specks', 'particles'],
  ['rotate', 'change the place', 'site', 'spot'],
  ['shake', 'swirl'],
  ['proof', 'proven', 'evidence', 'trials', 'studies', 'research'],
  ['athlete', 'sport', 'doping', 'wada', 'tested'],
  ['growth hormone', 'gh', 'hgh'],
  ['start', 'begin', 'beginning', 'first', 'starting'],
]

const NAME = /(\p{L}+)[-‑ ]?(\d+)/gu

const lower = (text: string): string => text.toLowerCase().replaceAll('/', ' ')

/** Normalizes a text for search: names like 'BPC-157' are indexed whole and in parts. */
export const searchable = (text: string): string => lower(text).replaceAll(NAME, '$1$2 $1 $2')

/** Normalizes a question: 'bpc 157' is one name, not a number that half of the library contains. */
export const namesInOne = (question: string): string => lower(question).replaceAll(NAME, '$1$2')

const spaced = (text: string): string => ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `

/** The synonyms for a question, as one text; '' without any. */
export function relatedWords(question: string): string {
  const asked = spaced(question)
  const parts = [...lower(question).matchAll(NAME)].flatMap(([, letters = '', digits = '']) => [
    letters,
    digits,
  ])
  const related = alike
    .filter((words) => words.some((word) => asked.includes(` ${word} `)))
    .flat()
    .filter((word) => !asked.includes(` ${word} `))
  return [...new Set([...parts, ...related])].join(' ')
}
