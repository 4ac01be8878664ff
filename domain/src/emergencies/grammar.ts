/** Word classes that rules refer to as `<name>`. Each is a regular expression over text from `readForEmergencies`. */
const classes = {
  me: 'i|im|ive|id|ill|me|my|myself|mine|we|our',
  self: '(?:my|him|her|them|your|our)sel(?:f|ves)',
  their: 'my|his|her|their|our|your|the|this',
  they: 'i|he|she|they|we|you|im|hes|shes|theyre|husband|wife|partner|mom|mum|mother|dad|father|son|daughter|brother|sister|friend|roommate|kid|child|gf|bf|girlfriend|boyfriend|grandma|grandpa|aunt|uncle|nan|cousin|flatmate|colleague|coworker|neighbor|neighbour|man|woman|guy|someone|somebody',
  did: 'took|taken|injected|gave|given|giving|dosed|swallowed|drank|pinned|jabbed|administered|pumped|shot|pushed|pressed|stuck|used|emptied|downed|loaded|had|did|done|put|drew|dialed|dialled|grabbed|clicked|plunged|necked|squirted|inject(?:ing|s)?|went in|received|measured|set|got|drawn|counted|miscounted|pulled|slammed|stabbed|popped|squeezed|poured|sprayed|snorted|whacked|banged|self administered|dispensed|delivered|dumped|bolused|chugged|ran in|mixed',
  act: 'take|taking|takes|inject|injecting|use|using|do|pin|give|giving|swallow|push|shoot|pop|pump|empty',
  number:
    '\\d+(?:\\.\\d+)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?: (?:one|two|three|four|five|six|seven|eight|nine))?|hundred|a hundred|dozen|a dozen',
  several:
    '[3-9]|[1-9]\\d+|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|several|many|multiple|few|dozens?|so many|countless',
  unit: 'mgs?|mcgs?|ug|units?|u|iu|mls?|ml|cc|ccs|milligrams?|micrograms?|milliliters?|grams?|clicks?|marks?|ticks?',
  dose: 'doses?|shots?|injections?|jabs?|pens?|vials?|pills?|tablets?|units|amount|syringes?|(?:weeks?|months?|days) worth|insulin|peptides?|semaglutide|sema|ozempic|wegovy|mounjaro|zepbound|tirz\\w*|reta\\w*|saxenda|victoza|trulicity|rybelsus|liraglutide|metformin|bpc|ipamorelin|cjc|ghrp|mt 2|melanotan|hgh|igf|tesamorelin|pt 141|medicine|meds?|medication',
  holder: 'vials?|pens?|bottles?|syringes?|pack|packet|box|cartridges?|ampoules?|thing|lot|strip|blister',
  mistake:
    'by mistake|by accident|accidentally|accident|mistakenly|mistake|oops|oh no|forgot(?:ten)?|forgetting|didnt (?:realize|realise|remember|know|notice|see|check)|without (?:realizing|realising|thinking|checking|looking)|not (?:realizing|realising|thinking|paying attention)|realized|realised|messed up|screwed up|panick\\w*|freaking|scared|worried|what (?:now|do i do|should i do|to do)|help',
  child:
    'child|children|kids?|bab(?:y|ies)|toddlers?|sons?|daughters?|grandson|granddaughter|grandchild|grandkids?|little (?:one|boy|girl)|niece|nephew|infant|grandbaby|kiddo|stepson|stepdaughter|teen|teenager|preschooler|my (?:boy|girl|lad|lass|youngest|eldest|twins)|puppy|dog|cat|kitten|\\d+ yo|(?:two|three|four|five|six|seven) (?:yr|yo) ?(?:old)?|\\d+ (?:yr|year|years|yrs|month|months|mo) olds?|(?:two|three|four|five|six|seven) year olds?',
  kin: '(?:my |his |her |their )?(?:husband|wife|mom|mum|mother|dad|father|partner|sister|brother|friend|roommate|son|daughter|grandma|grandmother|grandpa|grandfather|nan|gran|boyfriend|girlfriend|gf|bf|neighbor|neighbour|aunt|uncle|someone else|somebody else|coworker|colleague|mate|granny|grandad|stepmom|stepdad|fianc\\w*|dog|cat)s?',
  vomit:
    'vomit\\w*|spat|spit\\w*|throw\\w* up|threw up|thrown up|puk\\w*|being sick|been sick|barf\\w*|heav\\w*|retch\\w*|chuck\\w* up|spew\\w*|hurl\\w*',
  stool:
    'stools?|poop\\w*|poo|poos|pooing|pooed|shit\\w*|crap|bms?|bowel movements?|feces|faeces|diarrhea|toilet|bowl|loo|number two',
  belly:
    'stomach|abdom\\w*|belly|tummy|guts?|right side|upper right|upper left|ribs?|rib cage|ribcage|pancreas|gallbladder|gall bladder|solar plexus|estomago|barriga|vientre|bauch|magen|ventre|estomac',
  pain: 'pains?|painful|hurt\\w*|cramp\\w*|ach\\w+|agony|sore|stabbing|burning|dolor|duele|schmerz\\w*|weh|mal|douleur',
  awful:
    'severe\\w*|terribl\\w*|extreme\\w*|unbearabl\\w*|worst|excruciat\\w*|sharp|intense\\w*|agon\\w*|horribl\\w*|horrific|awful|stabbing|violent\\w*|crippling|insane\\w*|brutal|blinding|killing me|in tears|crying|screaming|sobbing|(?:really|so|very|super|proper) (?:bad|badly|strong|much)|bad|cant (?:stand|move|stop|straighten|walk|sit|sleep|lie|breathe|function)\\w*|doubled over|curled up|fetal|on the floor|(?:to|into|through|in|around) (?:my|the|his|her) back|radiat\\w*|(?:10|9|8) (?:out of )?10|is a (?:10|9)|fuerte|intens|insoportable|stark\\w*|heftig\\w*|unertraglich|schlimm\\w*|forte?|atroce|insupportable',
  swell:
    'swell\\w*|swollen|swole\\w*|puff\\w*|blown up|blowing up|blew up|balloon\\w*|ballooned|huge|enormous|fat|(?:double|twice|triple|three times) (?:its|the|their|normal|his|her)?(?: normal| usual)? ?size|thick',
  close:
    'clos\\w*|tight\\w*|swell\\w*|swollen|swole\\w*|block\\w*|constrict\\w*|chok\\w*|narrow\\w*|thick\\w*|seiz\\w* up',
  eye: 'eyes?|eyesight|eyeballs?',
  sight: 'vision|sight|eyesight|eyes?',
  sudden:
    'sudden\\w*|all of a sudden|out of nowhere|just|overnight|woke up|this morning|today|tonight|hours? ago|minutes? ago|mins? ago|since (?:this|last|yesterday)|yesterday|now',
  sugar:
    '(?:blood )?(?:sugars?|glucose)|bg|bgl|bs|libre|dexcom|cgm|glucometer|meter|monitor|finger ?stick|fingerstick|freestyle|levels?',
  shaky:
    'shak\\w*|trembl\\w*|tremor\\w*|jitter\\w*|sweat\\w*|clammy|drenched|confus\\w*|disoriented|gibberish|not making sense|hardly making sense|cant think|blurry|faint\\w*|dizzy|dizziness|lightheaded|light headed|weak|woozy|seeing spots|about to pass out|passing out|pass out|passed out|pale|starving|heart (?:racing|pounding)|unresponsive|unconscious|drowsy|slurr\\w*|foggy|out of it|seizure|cant (?:stand|stop)\\w*|feel awful',
  now: 'now|right now|just now|since|ago|today|tonight|this (?:morning|evening|afternoon)|last night|yesterday|help|still|currently|already|an hour',
  span: '(?:hours?|hrs?|hr|h|days?|nights?|weeks?)',
} as const

/** Compiles a word pattern: `<name>` is a class, `<any3>` up to three words and `~` up to two. */
export type Pattern = string

const expand = (pattern: Pattern): string =>
  pattern
    .replaceAll(/<any(\d)> ?/g, '(?:[\\w.]+ ){0,$1}')
    .replaceAll('~ ', '(?:[\\w.]+ ){0,2}')
    .replaceAll(/(?<!\(\?)<(\w+)>/g, (_, name: keyof typeof classes) => `(?:${classes[name]})`)

/** Compiles a pattern that matches whole words. */
export const compile = (pattern: Pattern): RegExp =>
  new RegExp(`(?<![a-z0-9])(?:${expand(pattern)})(?![a-z0-9])`, 'g')

const CONTRAST =
  '\\b(?:but|instead|accident\\w*|mistake\\w*|oops|wrong|forgot\\w*|didnt realize|realized|realised|misread|already|by error|help)\\b'

/** Compiles a pattern that the rest of the text can cancel: 'my doctor said 10 units but I injected 100'. */
export const unlessContrasted = (pattern: Pattern): Pattern =>
  `(?<!${CONTRAST}.*)(?:${pattern})(?!.*${CONTRAST})`

/** Returns the positions in a text at which something begins. */
export type Finder = (text: string) => number[]

/** The maximum distance between the parts of a rule, in characters: about two sentences. */
const REACH = 140

/** Finds places where all parts are near each other, in any order. */
function together(text: string, parts: readonly RegExp[]): number[] {
  const [first = [], ...others] = parts.map((part) => [...text.matchAll(part)].map(({ index }) => index))
  return first.flatMap((at) => {
    const near = others.map((places) => places.find((place) => Math.abs(place - at) <= REACH))
    return near.some((place) => place === undefined)
      ? []
      : [Math.min(at, ...near.filter((place) => place !== undefined))]
  })
}

/**
 * One finder per pattern; an array of patterns is one finder that requires all of them near each other.
 * @param unless cancels a match, wherever it occurs
 */
export const rules = (
  patterns: readonly (Pattern | readonly Pattern[])[],
  unless?: Pattern,
): readonly Finder[] => {
  const other = unless === undefined ? undefined : new RegExp(compile(unless).source)
  return patterns.map((pattern) => {
    const parts = (typeof pattern === 'string' ? [pattern] : pattern).map(compile)
    return (text) => {
      const places = together(text, parts)
      return places.length > 0 && other?.test(text) ? [] : places
    }
  })
}
