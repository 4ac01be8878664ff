import { emergenciesIn, emergenciesNamed } from '../emergencies/emergencies.ts'
import {
  type EmergencyKind,
  emergencyKinds,
  severeKinds,
  type UrgentKind,
} from '../emergencies/emergency-kinds.ts'
import { emergencyText } from '../emergencies/texts.ts'
import { MEDWATCH } from './medwatch.ts'

/** A side effect that may be an emergency. */
export interface NotedEffect {
  name: string
  /** 0 to 4 */
  severity: number
  note: string | null
  /** milliseconds since the epoch; null while ongoing */
  startedAt: number
  endedAt: number | null
}

const SEVERE = 3
/** CTCAE grade 4: 'Life-threatening consequences; urgent intervention indicated'. */
const LIFE_THREATENING = 4
const DAY_MS = 24 * 60 * 60 * 1000

interface RedFlag {
  kind: UrgentKind
  name: RegExp
  /** the minimum severity; 1 by default */
  from?: number
}

/** Side effects that are urgent by name, some only from a severity on. */
const redFlags: readonly RedFlag[] = [
  { kind: 'suicide', name: /self.?harm|suicid|harm(ing)? myself|kill(ing)? myself/ },
  { kind: 'collapse', name: /faint|passed out|unconscious|seizure|stroke/ },
  {
    kind: 'allergic-reaction',
    name: /(swell|swollen).*(face|throat|lip|tongue|eye)|(face|throat|lip|tongue).*(swell|swollen)/,
  },
  { kind: 'allergic-reaction', name: /(trouble|difficulty|hard|short).*breath|can.?t breathe|anaphyla/ },
  { kind: 'low-sugar', name: /low (blood )?(sugar|glucose)|hypogly|\bhypos?\b/ },
  { kind: 'chest-pain', name: /chest (pain|pressure|tightness)/ },
  {
    kind: 'bleeding',
    name: /black.*(stool|poop)|(stool|poop).*black|tarry|blood.*(stool|vomit)|vomit.*blood/,
  },
  { kind: 'abdominal-pain', name: /severe.*(belly|abdominal|abdomen|stomach).*(pain|ache)/ },
  { kind: 'abdominal-pain', name: /(belly|abdominal|abdomen|stomach).*(pain|ache)/, from: SEVERE },
  { kind: 'vision', name: /(vision|sight).*(change|loss|lost|sudden)|(sudden|loss|lost).*(vision|sight)/ },
  { kind: 'vision', name: /vision|sight|blurred/, from: SEVERE },
  { kind: 'jaundice', name: /yellow|jaundice/ },
  // CTCAE grades depression 4 for threats of self-harm, and nausea 3 for too little fluid.
  { kind: 'suicide', name: /low mood|depress|hopeless|despair/, from: LIFE_THREATENING },
  { kind: 'dehydration', name: /nause|diarrh/, from: LIFE_THREATENING },
  {
    kind: 'heartbeat',
    name: /palpitation|heart ?beat|heart.*(rac|pound|flutter)|(racing|pounding|irregular).*heart/,
    from: LIFE_THREATENING,
  },
]

/** Vomiting in English, Spanish, French, Italian, Portuguese and German. */
const VOMITING = /vomi|throwing up|erbr[eo]ch|ubergeben|kotz/

/** The same in those languages, without accents. */
const inOtherLanguages: readonly RedFlag[] = [
  {
    kind: 'abdominal-pain',
    name: /(bauch|magen|unterleib).*(schmerz|weh|krampf)|(dol|dor|mal).*(barriga|estoma|stomac|abdom|addom|ventre|vientre|panc[ei]a|panza)/,
    from: SEVERE,
  },
  { kind: 'vision', name: /seh(stor|verl|kraft)|verschwommen|vista|visao|\bvue\b/, from: SEVERE },
  { kind: 'dehydration', name: VOMITING, from: SEVERE },
  { kind: 'dehydration', name: /ubelkeit|durchfall|diarr/, from: LIFE_THREATENING },
]

const flagsInAllLanguages = [...redFlags, ...inOtherLanguages]

const urgentKinds: readonly UrgentKind[] = [...emergencyKinds, ...severeKinds]

/** What a name alone says about urgency. */
interface NameFlags {
  flags: readonly RedFlag[]
  emergencies: readonly EmergencyKind[]
  isVomiting: boolean
  /** the name itself says more than a day */
  isLong: boolean
}

function readName(name: string): NameFlags {
  const words = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return {
    flags: flagsInAllLanguages.filter((flag) => flag.name.test(words)),
    emergencies: emergenciesNamed(name),
    isVomiting: VOMITING.test(words),
    isLong: /24|all day|more than a day|two days/.test(words),
  }
}

/** Lists repeat few names, and reading one is long work. */
const byName = new Map<string, NameFlags>()
const MAX_NAMES = 1000

function flagsOf(name: string): NameFlags {
  const known = byName.get(name)
  if (known) return known
  if (byName.size >= MAX_NAMES) byName.clear()
  const found = readName(name)
  byName.set(name, found)
  return found
}

/** Notes of lists, too; reading one takes milliseconds. */
const byText = new Map<string, readonly EmergencyKind[]>()
const MAX_LETTERS = 2_000_000
let letters = 0

/** The emergencies that a name with its note describes. */
function emergenciesNoted(text: string): readonly EmergencyKind[] {
  const known = byText.get(text)
  if (known) return known
  letters += text.length
  if (letters > MAX_LETTERS) {
    byText.clear()
    letters = text.length
  }
  const found = emergenciesIn(text)
  byText.set(text, found)
  return found
}

/** Possible emergencies of a side effect, most urgent first; empty if absent. */
export function emergenciesOf(effect: NotedEffect, now: number): UrgentKind[] {
  const { name, severity, note, startedAt, endedAt } = effect
  if (severity === 0) return []
  const { flags, emergencies, isVomiting, isLong } = flagsOf(name)
  const urgent: UrgentKind[] = flags.filter(({ from = 1 }) => severity >= from).map(({ kind }) => kind)
  if (isVomiting && (isLong || (endedAt ?? now) - startedAt > DAY_MS)) urgent.push('dehydration')
  urgent.push(...(note ? emergenciesNoted(`${name}. ${note}`) : emergencies))
  if (severity >= LIFE_THREATENING && urgent.length === 0) urgent.push('life-threatening')
  return urgent.length === 0 ? [] : urgentKinds.filter((kind) => urgent.includes(kind))
}

/** First steps for a possible emergency; null for other side effects. */
export function helpFor(effect: NotedEffect, now: number): string | null {
  const kinds = emergenciesOf(effect, now)
  if (kinds.length === 0) return null
  return `${emergencyText(kinds)}\n\nAfterwards, report it to the FDA: ${MEDWATCH.replace('https://', '')}.`
}
