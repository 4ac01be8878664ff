import { splitEvidence } from '../catalogue/evidence-notes.ts'
import { dosingGuidelines, reconstitutionGuideline } from '../doses/dosing-guidelines.ts'
import { sourceText } from '../safety/warnings.ts'
import { knowledgeCards } from './knowledge.ts'
import type { AnswerPoint } from './library-answer.ts'
import { libraryAnswers } from './library-answers.ts'

/** The sources of the library's passages. */
export const passageKinds = ['peptide', 'card', 'guideline', 'answer'] as const

export type PassageKind = (typeof passageKinds)[number]

/** A passage of the product's own texts, short enough to quote whole. */
export interface Passage {
  /** a stable unique key: 'peptide Semaglutide Side effects' */
  key: string
  kind: PassageKind
  title: string
  heading: string
  /** verbatim; bullet points are lines */
  body: string
  /** its address in the app: '/peptides?about=7' */
  address: string
  /** its position, from 0 */
  place: number
  /** synonyms of its title */
  names: readonly string[]
  /** search terms that it doesn't contain */
  also: string
}

type Unplaced = Omit<Passage, 'place'>

/** The fields of a catalog peptide that the library uses. */
export interface ShelvedPeptide {
  id: number
  name: string
  aliases: readonly string[]
  description: string
  benefits: string
  sideEffects: string
  recommendedDose: string
  frequency: string
  duration: string
  bestTakenWith: string
  forbiddenInSport: string | null
}

/** Search terms of a section that it doesn't contain. */
const askedBy: Record<string, string> = {
  'What it is': 'explain definition kind type work',
  Evidence: 'evidence study trial proven research human people approved known',
  Benefits: 'benefit help effect result good for use why lose improve work',
  'Side effects': 'side effects adverse risk danger harm warning unsafe avoid contraindication problem',
  'Recommended dose': 'dose dosage amount how much start maximum highest titration mg mcg',
  'Frequency and duration': 'often long last course cycle stop week daily interval',
  'Best taken with': 'when time taken food meal morning night missed combine together interaction inject',
  'Get help at once': 'emergency swelling swollen face throat breathing hives signs injection',
  Storage: 'how long mixed vial good keep last expire spoil fridge days',
  'A missed dose': 'forgot forget forgotten weekly shot',
  Injecting: 'used needles needle where go dispose sharps container clean',
  'Banned in sport': 'sport doping wada banned athlete competition forbidden prohibited',
}

function partsOf(peptide: ShelvedPeptide): [heading: string, body: string | null | undefined][] {
  const { text, evidence } = splitEvidence(peptide.description)
  const { frequency, duration } = peptide
  return [
    ['What it is', text],
    ['Evidence', evidence],
    ['Benefits', peptide.benefits],
    ['Side effects', peptide.sideEffects],
    ['Recommended dose', peptide.recommendedDose],
    ['Frequency and duration', [frequency, duration].filter(Boolean).join('\n')],
    ['Best taken with', peptide.bestTakenWith],
    ['Banned in sport', peptide.forbiddenInSport],
  ]
}

const passagesOfPeptide = (peptide: ShelvedPeptide): Unplaced[] =>
  partsOf(peptide).flatMap(([heading, body]) => {
    if (!body) return []
    return {
      key: `peptide ${peptide.name} ${heading}`,
      kind: 'peptide' as const,
      title: peptide.name,
      heading,
      body,
      address: `/peptides?about=${peptide.id}`,
      names: peptide.aliases,
      also: askedBy[heading] ?? '',
    }
  })

const cardPassages = knowledgeCards.flatMap(({ id, title, evidence, sections }): Unplaced[] => {
  const parts = [...(evidence ? [{ heading: 'Evidence', points: [evidence] }] : []), ...sections]
  return parts.map(({ heading, points }) => ({
    key: `card ${title} ${heading}`,
    kind: 'card',
    title,
    heading,
    body: points.join('\n'),
    address: `/ai-assistant#${id}`,
    names: [],
    also: askedBy[heading] ?? '',
  }))
})

const GUIDELINES = '/calculator#dosing-guidelines'

const guidelinePassages: Unplaced[] = [
  ...dosingGuidelines.map(({ name, dose, note }) => ({
    key: `guideline ${name}`,
    kind: 'guideline' as const,
    title: name,
    heading: 'Dosing guidelines',
    body: `${dose}\n${note}`,
    address: GUIDELINES,
    names: [],
    also: askedBy['Recommended dose'] ?? '',
  })),
  {
    key: 'guideline reconstitution',
    kind: 'guideline',
    title: reconstitutionGuideline.title,
    heading: 'Dosing guidelines',
    body: [
      ...reconstitutionGuideline.steps,
      `Storage once reconstituted: ${reconstitutionGuideline.storage}.`,
      reconstitutionGuideline.exception,
    ].join('\n'),
    address: GUIDELINES,
    names: [],
    also: 'mix prepare bacteriostatic bac water dissolve',
  },
]

const pointText = ({ text, source }: AnswerPoint) => (source ? `${text} ${sourceText(source)}` : text)

const answerPassages = libraryAnswers.map(
  ({ id, title, askedBy: words, context = '', points }): Unplaced => ({
    key: `answer ${title}`,
    kind: 'answer',
    title,
    heading: 'Common questions',
    body: points.map(pointText).join('\n'),
    address: `/ai-assistant#${id}`,
    names: [words],
    also: context,
  }),
)

/** Everything that search can find: catalog peptides by section, cards, guidelines and answers. */
export const passagesOf = (catalogue: readonly ShelvedPeptide[]): Passage[] =>
  [...answerPassages, ...cardPassages, ...guidelinePassages, ...catalogue.flatMap(passagesOfPeptide)].map(
    (passage, index) => ({
      ...passage,
      place: index,
    }),
  )
