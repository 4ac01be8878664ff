import type { EmergencyKind } from './emergency-kinds.ts'
import { compile } from './grammar.ts'

const once = (pattern: string) => new RegExp(compile(pattern).source)

/** A person describes the present state of themselves or somebody close. */
const OWN = once(
  'i|im|ive|my|me|myself|hes|shes|he|she|his|her|him|our|we|dads?|mums?|moms?|husbands?|wife|wifes|sons?|daughters?|friends?|partner|roommate|gf|bf',
)
const HERE_AND_NOW = once(
  'right now|now|just now|since|ago|today|tonight|this (?:morning|evening|afternoon|am)|last night|yesterday|help|still|currently|im having|ive been|ive got|i have had|hes having|shes having|is having|getting worse|every time|wont stop|after (?:my|the|this|an?) (?:\\w+ )?(?:shot|injection|dose|jab)|keeps?|started|woke up',
)

/** Words about general risks; next to a personal complaint, they ask about that complaint. */
const OF_MEDICINES = once(
  'side ?effects?|adverse (?:effects?|events?)|symptoms?|chances?|odds|likelihood|listed|rates?|percent\\w*|incidence|interactions?|contraindicat\\w*|black box|boxed|warnings?|label|leaflet|insert|half life|difference between|insurance|word for|settings?|app|feature|notif\\w*|reminders?|profile|risks?',
)
/** Words about something read, or about what a person wants to avoid. */
const IN_GENERAL = once(
  '(?:what|which) (?:are|is) <any5>(?:symptoms?|signs)|(?:warning |early )?signs|symptoms? (?:of|to (?:watch|look))|study|studies|trials?|research|evidence|articles?|news|lawsuits?|reddit|tiktok|podcast|documentary|movie|heard (?:that|about|of)|read (?:that|about|an?)|people (?:say|report|get|are|who|on)|someone (?:on|online|said|in)|disproven|definition|meaning|stands? for|prevent\\w*|avoid\\w*|so i dont|lower the risk|risk of|worr\\w+ about (?:getting|having|the)|(?:afraid|scared) of (?:getting|having)',
)
/** A sentence about a medicine's effects in general rather than a person's symptoms. */
const CAUSES = once(
  'caus\\w*|link\\w*|leads?|rais\\w*|increas\\w*|trigger\\w*|makes? (?:you|people)|related|associat\\w*|connect\\w*|side ?effects?|risks?|listed|label|study|studies|warnings?|reports?|disproven|true|fda|ema|agenc\\w*|(?:say|says|said) about',
)
const ASKS_IN_GENERAL =
  /^(?:so |and |hi |hey |hello |ok |quick question |question )*(?:what(?:s| is| are| does| do| counts| causes)?|is|are|does|do|can|could|will|would|how|which|why|should|when|where|any|explain|define|tell me about|whats|hows)\b/
/** The same in German, Spanish and French, without a word for oneself: 'was bedeutet Überdosierung'. */
const ASKS_IN_OTHER_WORDS =
  /^(?:was (?:ist|sind|bedeutet|passiert)|que (?:es|son|significa|pasa)|(?:c|ch)est quoi|quest ce|que veut dire)\b(?!.*\b(?:ich|mir|mich|meine?|wir|er|yo|me|mi|mis|tome|inyecte|je|jai|moi|mon|ma)\b)/
/** 'Is this an allergic reaction?' */
const ABOUT_THIS = /^(?:so |and )?(?:is|could|can) (?:this|that|it)\b/
/** Completed actions that can't be undone. */
const DONE = once(
  '(?:i|ive|we|he|she|hes|shes|they|husband|wife|mom|mum|dad|son|daughter|kid|child|and|just|already|accidentally)(?: \\w+)? (?:took|taken|injected|gave|given|swallowed|drank|ate|overdosed|dosed|used|pushed|drew|jabbed|pinned|misread|mixed up|grabbed|threw up|vomited|fainted|passed out|collapsed|lost)',
)
const CONDITIONAL = once(
  '(?:if|in case|when|whenever|before|unless|until) (?:i|you|someone|somebody|it|my \\w+|he|she|they|a person|people)(?: (?:ever|accidentally|start|starts?|get(?! up)|gets(?! up)|feel|feels|take|takes|inject|injects|have|has|miss|use|uses|vomit|faint|pass|see|notice|overdose|double|do|go|goes|throw|develop|should|were to|drop|drops|turn|turns))+|what (?:happens|would happen) if (?!<any3>(?:took|taken|injected|used|gave|had|did|drank|swallowed|overdosed|doubled))|in the event of',
)

const LONG_AGO = once(
  '(?:years?|yrs|decades?|months) ago|as a (?:kid|child|teen|teenager|baby|toddler|young)|when i was (?:a|young|little|\\d+|in|pregnant)|in (?:19|20)\\d\\d|back in (?:the|19|20|high|college|my)|last (?:year|summer|winter|spring|fall|autumn|christmas)|growing up|died (?:of|from)|history of|used to (?:get|have|be|feel|faint|pass|vomit)|in the past|previously|family history|once years|ex (?:husband|wife|overdosed)|long time ago|during (?:pregnancy|covid|chemo)|after my (?:surgery|c section) in',
)
const BACK_AGAIN = once(
  'again|right now|today|tonight|currently|(?<!(?:can|could|should|may) (?:i|we) )still|now (?:its|it|i|im|he|she|my)|came back|coming back',
)
const OVER = once(
  '(?:all|totally|completely|perfectly|much|feel(?:ing)?|im|its|was|doing|felt) (?:good|fine|better|ok|okay|normal|gone|great|resolved|healed)(?: (?:now|since|again|after|today))|fine since|(?:went|gone|going) away|resolved|recovered|back to normal|came back (?:normal|negative|clear)|all clear|has stopped|stopped (?:on its own|after)|no longer|came down on its own|gone now|better now|normal now',
)
/** Other people's past, and one's own childhood. */
const HISTORY = once(
  '(?:had|got|died|survived|suffered) <any6>at (?:age |the age of )?\\d\\d|once (?:in|at) (?:school|college|the (?:doctor|dentist))\\w*|in (?:newborns|babies|infants)|when (?:he|she) was (?:born|a baby|little)|runs? in (?:my|the|our) family|since (?:childhood|i was)|reading glasses',
)
/** Words with which an everyday sentence is often taken for the kind, and what makes it one all the same. */
const EVERYDAY: Partial<Record<EmergencyKind, { like: RegExp; unless?: RegExp }>> = {
  'allergic-reaction': {
    like: once(
      'asthma|(?:out|short(?:ness)?) of breath <any3>(?:stairs|hills?|sprint\\w*|runs?|running|uphill|workouts?|climb\\w*)|pollen|hay fever',
    ),
    unless: once(
      'shot|shots|injection|injected|dose|dosed|jab|swell\\w*|swollen|hives|throat|lips?|tongue|face|cant|attack|getting worse|right now|sudden\\w*',
    ),
  },
  overdose: {
    like: once(
      '(?:push\\w*|squirt\\w*|put|expelled) <any5>back <any9>(?:right|usual|normal|correct) (?:amount|dose)|pen caps?|capped|(?:emptied|finished|used up) <any4>(?:vials?|pens?|bottles?) <any5>(?:order|reorder|refill|doses|lasted|on \\w+day)|drank too much (?:at|on|of)|overdid <any3>(?:gym|leg|legs|workouts?|train\\w*|cardio|yard\\w*|gardening|run|running|hike|hiking|exercise|weights|dinner|lunch|dessert|food|buffet|party|weekend)|how (?:would|will|do|can) (?:i|you|one) (?:know|tell) <any2>(?:i|you|its)',
    ),
    unless: once('<vomit>|faint\\w*|swallow\\w*|bit|choking|help|all at once|by mistake|accident\\w*'),
  },
}
const JOKE = once('haha\\w*|lol|lmao|rofl|joke|joking|kidding|jk')
const NO_JOKE = once('(?:not|no|isnt a|not a|aint) (?:a )?(?:joke|joking|kidding)|serious\\w*')
const DENIED = once(
  'no|not|never|without|dont have|dont get|havent had|havent got|didnt have|didnt get|isnt|wasnt|arent|denies|denied|zero|nor|any',
).source
const denial = new RegExp(
  `(?:${DENIED})(?: (?:a|an|any|the|real|actual|really|having|had|have|get|got|been|feeling|signs? of|symptoms? of|more|or|even|severe|serious|bad|major|sudden|chest|abdominal|blood|vomiting|nausea|dizziness|fever|pain|swelling|hives|rash|trouble|my|in)){0,5} $`,
)
const NOT_DENIED =
  /(?:not sure|not only|not just|no idea|why not|if not|or not|not know)(?: (?:if|that|how|what|why|i|im|ive|just|but|an?|the|really|had|have))* $/

const boundary = (text: string, at: number) => {
  const from = text.lastIndexOf('|', at - 1) + 1
  const to = text.indexOf('|', at)
  return text.slice(from, to < 0 ? undefined : to).trim()
}

const isDenied = (text: string, at: number): boolean => {
  const before = text.slice(Math.max(0, at - 80), at)
  return denial.test(before) && !NOT_DENIED.test(before)
}

/** Whether a sentence is a general or hypothetical question. */
function isGeneral(sentence: string, kind: EmergencyKind): boolean {
  const [isNow, isOwn] = [HERE_AND_NOW.test(sentence) || DONE.test(sentence), OWN.test(sentence)]
  if (isNow) return false
  const asks =
    ASKS_IN_OTHER_WORDS.test(sentence) ||
    (ASKS_IN_GENERAL.test(sentence) && !isOwn && !ABOUT_THIS.test(sentence))
  const isOfMedicines = OF_MEDICINES.test(sentence) && !isOwn
  if (kind === 'suicide')
    return asks ? CAUSES.test(sentence) : (IN_GENERAL.test(sentence) || isOfMedicines) && !isOwn
  return asks || CONDITIONAL.test(sentence) || IN_GENERAL.test(sentence) || isOfMedicines
}

/** Kinds that pass without lasting effects; a dose that was taken is still in the body. */
const passes = (kind: EmergencyKind) => kind !== 'suicide' && kind !== 'overdose'

/** Whether words that sound like an emergency describe none: negated, long past, over, general or a joke. */
export function isNoEmergency(text: string, at: number, kind: EmergencyKind): boolean {
  const sentence = boundary(text, at)
  if (isDenied(text, at) || isGeneral(sentence, kind)) return true
  if (LONG_AGO.test(sentence) && !BACK_AGAIN.test(sentence)) return true
  if (passes(kind) && (OVER.test(text) || (HISTORY.test(sentence) && !BACK_AGAIN.test(sentence)))) return true
  const everyday = EVERYDAY[kind]
  if (everyday?.like.test(text) && !everyday.unless?.test(text)) return true
  return kind !== 'suicide' && JOKE.test(text) && !NO_JOKE.test(text)
}
