/** What somebody may be in, so that nothing else is answered first; in the order in which they are looked for. */
export const emergencyKinds = [
  'suicide',
  'overdose',
  'collapse',
  'allergic-reaction',
  'chest-pain',
  'abdominal-pain',
] as const

/** See {@link emergencyKinds}. */
export type EmergencyKind = (typeof emergencyKinds)[number]

/** Beginnings of words, as regular expressions have them; all of one row have to stand in the text, in any order. */
type Sign = readonly string[]

const TOOK = '(?:took|taken|taking|injected|inject|injecting|gave|dosed|drew|swallowed|drank|pinned)'
/** A few words in between. */
const GAP = '(?:\\w+ ){0,4}'
const AMOUNT = '(?:dose|amount|usual|normal|prescri|what i|as much|too much|it should)'
const MANY = '(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|twenty|fifty|hundred|several|many)'
const CHILD = '(?:child|kid|baby|toddler|son|daughter|grandson|granddaughter|little one)'
const BELLY =
  'stomach|abdom|belly|tummy|gut|upper right side|estomago|barriga|vientre|bauch|magen|ventre|estomac'
const AWFUL =
  'severe|terrible|extreme|unbearabl|worst|excruciating|sharp|intense|agoni|horribl|awful|stabbing|violent|crippling|insane|(?:really|so|very|super) (?:bad|strong)|cant (?:stand|move|stop)|doubled over|(?:to|into|through) my back|radiat|fuerte|intens|insoportable|stark|heftig|unertraglich|schlimm|forte?\\b|atroce|insupportable'

const rows = (...signs: (string | Sign)[]): readonly Sign[] =>
  signs.map((sign) => (typeof sign === 'string' ? [sign] : sign))

/**
 * How people say it, in English and as far as it can be told in few words in Spanish, French, German, Portuguese and Italian. What is read is
 * without accents, apostrophes and marks.
 */
export const emergencySigns: Record<EmergencyKind, readonly Sign[]> = {
  suicide: rows(
    'suicid|suizid|selbstmord',
    '(?:kil|hurt|harm|cut|hang|shoot|unaliv|end)\\w* myself',
    'self ?harm',
    '(?:end|ending|take|taking) (?:my|this) (?:own )?life\\b',
    '(?:end|ending) it all\\b',
    'want to (?:die|dye(?! my)|be dead|disappear forever|sleep forever)\\b',
    '(?:wish|wishing) (?:i|that i) (?:was|were|am) dead',
    '(?:feel|feeling) like (?:dying|killing)',
    'dont (?:even )?(?:want to|feel like) (?:(?:live|living)(?! with| in| at| near| alone)|be alive|be here|be around|exist|wake up|go on)',
    'better off (?:dead|without me)',
    'no (?:reason|point) (?:to|in) (?:live|living|go on|going on)',
    '(?<!\\d )kms$',
    'no (?:quiero|deseo) (?:mas )?(?:seguir )?viv|(?:quiero|deseo) (?:morir|matar)|me quiero (?:morir|matar)|quitarme la vida',
    '(?:veux|voudrais|envie de) mourir|me (?:tuer|suicider)|plus envie de vivre|(?:veux|peux) plus vivre',
    '(?:will|mochte) (?:nicht mehr leben|sterben)|mich um(?:zu)?bringen|nicht mehr leben',
    'quero (?:morrer|me matar)|nao quero (?:mais )?viver|voglio morire|uccidermi|non voglio piu vivere',
  ),
  overdose: rows(
    'overdos|over dos|sobredosis|surdos|uberdos|overdose',
    `${TOOK} ${GAP}(?:too|to|way too) (?:much|many)\\b`,
    'too many units',
    `${TOOK} ${GAP}(?:whole|entire|full|complete) (?:vial|pen|bottle|pack|syringe|box)`,
    'used (?:up )?(?:a|the|my) (?:whole|entire|full) (?:vial|pen) (?:all )?at once',
    `${TOOK} ${GAP}${MANY} times ${GAP}${AMOUNT}`,
    `${TOOK} ${GAP}(?:\\d+|ten|five) ?x ${GAP}${AMOUNT}`,
    `${TOOK} ${GAP}\\d+x$`,
    `${TOOK} ${GAP}(?:double|triple|twice|quadruple) (?:my |the |a |as )?(?:\\w+ )?${AMOUNT}`,
    `${TOOK} ${GAP}(?:\\d|units|mg|mcg|ml|milligrams)\\w* ${GAP}instead of (?:\\w+ )?\\d`,
    [TOOK, 'instead of \\d'],
    `${TOOK} ${GAP}(?:doses|weeks|pills|vials|pens) ${GAP}(?:all )?at once`,
    `${CHILD} ${GAP}(?:swallow|injected|drank|ate|took (?:my|the|some|his|her)|got into|stuck)`,
    'poisoned|poison control',
    '(?:tome|me inyecte|me puse) (?:demasiad|mucho de mas|toda la)|(?:zu viel|ganze) (?:gespritzt|genommen|ampulle)|trop (?:pris|injecte)',
  ),
  collapse: rows(
    'unconscious|unresponsive|inconsciente|inconscient|bewusstlos',
    '(?:wont|not|isnt|cant) (?:wak|respond|be woken)',
    '(?:having|had|has|have) (?:a |an )?(?:seizure|convulsion|stroke)',
    '(?:signs|symptoms) of (?:a )?stroke|stroke symptoms|face (?:is )?droop|slurred|slurring',
    'heart (?:has )?stopped|no pulse|not breathing|stopped breathing',
    'lips (?:are |turned |turning |went )?blue|blue lips',
  ),
  'allergic-reaction': rows(
    'anaph[iy]la|anaf[iy]la',
    'allergic reaction|reaccion alergica|reaction allergique|allergische reaktion|reacao alergica|reazione allergica',
    '(?:cant|unable to|trouble|difficult\\w*|hard|struggl\\w*|problems?|barely) (?:to |with |catch |catching )?(?:my )?breath',
    'short(?:ness)? of breath|gasping|wheez',
    ['throat|airway', 'swell|swollen|swole|clos|tight|block|constrict|thick'],
    ['face\\b|tongue|toung|lips?\\b', 'swell|swollen|swole|puff'],
    ['eyes?\\b|eyelid', 'swell|swollen|swole'],
    '(?:cant|trouble|difficult\\w*) (?:to )?swallow',
    ['hives|urticaria', 'all over|everywhere|whole body|spread|face|dizz|faint|throat'],
    '(?:no puedo|me cuesta|no consigo) respirar|me ahogo|garganta se (?:me )?(?:cierra|hincha)|se me (?:cierra|hincha) la garganta',
    '(?:peux|arrive) (?:pas|plus) (?:a )?respirer|j ?etouffe|(?:kann|krieg\\w*|bekomm\\w*) (?:nicht|kaum|keine) (?:atmen|luft)|atemnot',
    'nao consigo respirar|non (?:riesco a )?respir',
  ),
  'chest-pain': rows(
    ['chest', 'pain|hurt|tight|pressure|heavy|crush|squeez'],
    'heart attack|infarto|infarkt|herzinfarkt|crise cardiaque',
    ['heart', 'racing|pounding|skipping', 'faint|dizz|sweat|breath|numb'],
    'passed out|passing out|fainted|blacked out|collapsed',
    ['pecho', 'dolor|duele|opresion'],
    ['poitrine', 'mal|douleur'],
    ['brust', 'schmerz|weh|druck'],
    '(?:dor|aperto) no peito|dolore al petto',
  ),
  'abdominal-pain': rows([BELLY, AWFUL, 'pain|hurt|cramp|ach|dolor|duele|schmerz|weh|mal|douleur']),
}
