import { slipsBetween } from '../nutrition/food-typos.ts'

/** Words in the rules for which misspellings matter. */
const MEANT = [
  'abdominal accidentally allergic anaphylactic anaphylaxis anymore bleeding bloody blurry breath breathing chest clammy collapsed confused',
  'convulsions crushing dehydrated diarrhea disappear dizzy double drooping erection everyone excruciating fainted fainting feeling gallbladder',
  'glucose goodbye hypoglycemia injected injection instead insulin jaundice jaundiced living mistake myself overdose overdosed pancreatitis',
  'passed pressure priapism reaction responding seizure severe shaking slurred speech stomach stools straight suddenly suicidal suicide supposed',
  'swallow swallowed swelling swollen sweating terrible throat throwing tired tongue trembling turning twice unbearable unconscious unresponsive',
  'vision vomit vomiting wheezing whole without worth yellow',
]
  .join(' ')
  .split(' ')

/** Real words that are one typo away from one of those. */
const REAL = new Set(
  [
    'voit tied tire ties wort chess alergica battery breadth breaking bread breaths cheat chess chests crashing doubled doubles doubly doubt dozed dizziness erections evening',
    'fasting feeding filling heeling infection infections inserted invented liking listing loving mistakes mistaken missing overdoses parsed',
    'passes pasted paused pleasure relation severely several sever shaping sharing shaving smelling spelling standing stools stories strength',
    'supported sweeping swells taking terribly threat threats throats throws tiring tried tree turned tuning twins version versions visions visit',
    'while reactions blood timed selling collapse feelings vomits warning white whose willow without words wholes fellow mellow testing tested worthy worthless north forth confined',
  ]
    .join(' ')
    .split(' '),
)

const byFirst = Map.groupBy(MEANT, (word) => word[0])

/** Spelling normalizations, applied in this order. */
const READ_AS: readonly [RegExp, string][] = [
  [/\bo\.?['’`]?d['’`]?e?d\b/g, 'overdosed'],
  [/(?<!\d\s?(?:mg|mcg|g|ml)?\s?)\b(?:od|oding|oded|ods)\b(?! (?:on purpose|daily))/g, 'overdosed'],
  [/(?<=\bgonna |\bwant to |\bjust |\bto )\bod\b/g, 'overdose on purpose'],
  [/w\/o\b/g, 'without'],
  [/\bw\/(?=\s)/g, 'with '],
  [/['’‘`´ʼ]/g, ''],
  [/œ/g, 'oe'],
  [/(?<=\d),(?=\d{3}\b)/g, ''],
  [/(?<=\d),(?=\d)/g, '.'],
  [/½/g, '0.5'],
  [/(?<![\d\w])\.(?=\d)/g, '0.'],
  [/\.(?!\d)|[!?\n;]+|…/g, ' | '],
  [/(?<=\p{L})(?=\d)|(?<=\d)(?=\p{L})/gu, ' '],
  [/[^\p{L}\p{N}.|]+/gu, ' '],
  [/(?<!\d)\.|\.(?!\d)/g, ' '],
  [/\b(?:can not|cannot|could not|couldnt|cudnt|cant|can t)\b/g, 'cant'],
  [/\b(?:do not|does not|doesnt|dnt|dont|don t)\b/g, 'dont'],
  [/\b(?:did not|didn t)\b/g, 'didnt'],
  [/\b(?:have not|has not|hasnt|havent)\b/g, 'havent'],
  [/\b(?:will not|won t)\b/g, 'wont'],
  [/\b(?:is not|isn t)\b/g, 'isnt'],
  [/\b(?:i am|i m)\b/g, 'im'],
  [/\b(?:i have|i ve)\b/g, 'ive'],
  [/\b(?:wanna|wana|wnt to|want too)\b/g, 'want to'],
  [/\bwants to\b/g, 'want to'],
  [/\bgoin to\b/g, 'going to'],
  [/\bmy self\b/g, 'myself'],
  [/\b(?:n|nd)\b/g, 'and'],
  [/\b(?:w)\b/g, 'with'],
  [/\bu\b(?<!\d u)/g, 'you'],
  [/\bur\b/g, 'your'],
  [/\b(?:cuz|bc|coz|becuz)\b/g, 'because'],
  [/\bthru\b/g, 'through'],
  [/\b(?:abt|bout)\b/g, 'about'],
  [/\b(?:tmrw|tmr|tomoz|tomorow)\b/g, 'tomorrow'],
  [/\bdie (?=(?:my|his|her|the) (?:hair|shirt|dress))/g, 'dye '],
  [/\bnite\b/g, 'night'],
  [/\b(?:2 nite|tonite|2 night)\b/g, 'tonight'],
  [/\b(?:2 day)\b(?= |$)/g, '2 day'],
  [/\b(?:any more)\b/g, 'anymore'],
  [/\b2 nd\b/g, 'second'],
  [/\b(?:diarrhoea|diarhea|diarrea|diahrrea|diarrhoe)\b/g, 'diarrhea'],
  [/\b(?:unconcious|unconsious|unconscous)\b/g, 'unconscious'],
  [/\bhaemorrhag/g, 'hemorrhag'],
  [/\b(?:tounge|toung|tonge)\b/g, 'tongue'],
  [/\b(?:accidently|accidentaly|acidentally|accidentlly)\b/g, 'accidentally'],
  [/\b(?:suger|sugr)\b/g, 'sugar'],
  [/\b(?:breth|breathe)\b/g, 'breath'],
  [
    /\b(?:naught|nought|zero|o|oh)? ?point (?=(?:zero|one|two|three|four|five|six|seven|eight|nine)\b)/g,
    '0 point ',
  ],
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'].map(
    (word, digit): [RegExp, string] => [new RegExp(`\\b\\w+ point ${word}\\b`, 'g'), `0.${digit}`],
  ),
  [/\beverythings\b/g, 'everything is'],
  // Words used for emphasis.
  [/\bsuicide (?=squad|squeeze|door|lane|grip|drill|run|bomb)/g, ''],
  [
    /\b(?:overdose|suicide|seizure|stroke|anaphylaxis|hypo) (?=lecture|class|course|training|lesson|seminar|awareness)/g,
    '',
  ],
  [/\b(?:lost|losing|lose|loses) sight of\b/g, 'forgot'],
  [/\bchok(?:e|ed|es|ing) (?:on|at|over) (?=the (?:price|cost|bill)|prices|how much)/g, 'annoyed by '],
  [
    /\bheart attack (?=(?:at|over|from|when|seeing) (?:the|my|i saw) (?:the )?(?:price|cost|bill|total))/g,
    'shock ',
  ],
  [/\bbleed(?:s|ing)? (?:me |us )?(?=dry|money|cash|edge)/g, 'costing '],
  [
    /\b(?:dying|die|died) (?:for (?:a|an|some|the|my|chocolate|food|pizza|coffee|sugar)|to (?:know|try|see|hear|get)|of (?:laughter|boredom|embarrassment|curiosity))\b/g,
    'longing',
  ],
  [
    /\b(?:be )?the death of (?:me|us)\b|\b(?:bored|scared|worried|tickled|sick) to death\b|\bto die for\b|\bkilling it\b|\bkiller\b|\bi die for\b|\brather die than\b|\bdead tired\b|\bcould kill for\b|\bkill for\b/g,
    'much',
  ],
  [/\b(?:shot|stabbed|jabbed|stuck) myself (?=in|with)/g, 'injected '],
]

/** Minimum word lengths that tolerate a missing letter, any single typo, or two. */
const FORGIVEN = { missing: 4, one: 5, two: 11 }

/** Corrects a misspelled word; nearly all typos come after the first letter. */
function meantBy(word: string): string {
  if (word.length < FORGIVEN.missing || REAL.has(word)) return word
  const its = byFirst.get(word[0]) ?? []
  const near = (meant: string) => {
    if (word.length < FORGIVEN.one && meant.length <= word.length) return false
    const max = meant.length >= FORGIVEN.two ? 2 : 1
    return Math.abs(meant.length - word.length) <= max && slipsBetween(word, meant) <= max
  }
  return its.find((meant) => meant === word) ?? its.find(near) ?? word
}

/**
 * Normalizes a text for the emergency rules: lowercase, sentences separated by '|', no punctuation, accents or
 * apostrophes, misspellings corrected, numbers separated from letters.
 */
export function readForEmergencies(text: string): string {
  const plain = text.normalize('NFKD').toLowerCase().replaceAll(/\p{M}/gu, '')
  const read = READ_AS.slice(0, 11).reduce((so, [written, meant]) => so.replaceAll(written, meant), plain)
  const words = read.split(/\s+/).map(meantBy).join(' ')
  return READ_AS.slice(11)
    .reduce((so, [written, meant]) => so.replaceAll(written, meant), words)
    .replaceAll(/\s+/g, ' ')
    .trim()
}
