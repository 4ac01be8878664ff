import { splitEvidence } from '../catalogue/evidence-notes.ts'
import type { Source } from '../catalogue/medicines.ts'
import type { StackPerson } from '../safety/stack-people.ts'
import { takenAs } from '../safety/taken-medicines.ts'
import { isSameFrequency } from '../schedules/frequencies.ts'
import type { EvidenceGrade } from './candidates.ts'
import { chooseStack, type StackEntry } from './choice.ts'
import { type KnownPeptide, type LeftOut, mechanismsOf, type Proposed, type StackNote } from './proposals.ts'
import type { StackQuestion } from './questions.ts'
import { reasoningOf } from './reasoning.ts'
import type { Accepted } from './validator.ts'

/** A peptide in a person's plan. */
export interface PlannedPeptide extends Proposed {
  /** personal: unverified, so we say nothing about it */
  isOwn: boolean
}

/** A peptide of a stack that was built. */
export interface BuiltPeptide extends Proposed {
  peptideId: number
  reason: string
  /** the evidence in humans, from the catalog */
  evidence: string
  /** evidence for the goals; null for entries kept from the plan */
  grade: EvidenceGrade | null
  isInPlan: boolean
  cautions: StackNote[]
  /** sources of reason and dose */
  sources: Source[]
}

/** One option: suggestions, exclusions and reasons. */
export interface BuiltStack {
  peptides: BuiltPeptide[]
  leftOut: LeftOut[]
  reasoning: string
}

/** Context besides the request. */
export interface StackSituation {
  person: StackPerson
  /** plan entries that aren't completed */
  plan: readonly PlannedPeptide[]
  catalogue: readonly KnownPeptide[]
}

/** The note about switching: only one peptide per mechanism may be taken. */
function inPlaceOf(peptide: KnownPeptide, { plan, catalogue }: StackSituation): StackNote[] {
  const mechanisms = mechanismsOf(peptide, catalogue)
  return plan.flatMap(({ name, isOwn }) => {
    if (!isOwn && name === peptide.name) return []
    if (!takenAs(name, catalogue).mechanisms.some((mechanism) => mechanisms.includes(mechanism))) return []
    return {
      sentence: `${name} in your plan works the same way: this would replace it, never add to it. Only switch with your prescriber.`,
    }
  })
}

/** The plan's own dose next to a suggested one. */
const planDose = (one: Accepted<StackEntry>, { plan }: StackSituation): StackNote[] =>
  plan
    .filter(({ name, isOwn, dose, frequency }) => {
      const isOther = dose !== one.dose || !isSameFrequency(frequency, one.frequency)
      return !isOwn && name === one.peptide.name && isOther
    })
    .map(({ dose, frequency }) => ({
      sentence: `Your plan says ${dose}, ${frequency}: don’t change it before you talk to your prescriber.`,
    }))

const UNRATED = 'The catalogue doesn’t rate its evidence in people.'

function built(one: Accepted<StackEntry>, situation: StackSituation): BuiltPeptide {
  const { peptide, candidate, cautions, dose, frequency } = one
  const { reason, start } = candidate ?? {}
  const sources = [reason, start].flatMap((sourced) => sourced?.source ?? [])
  return {
    ...{ peptideId: peptide.id, name: peptide.name, dose, frequency },
    reason: reason && start ? `${reason.sentence} ${start.sentence}` : 'No change.',
    evidence: splitEvidence(peptide.description).evidence ?? UNRATED,
    grade: candidate?.grade ?? null,
    isInPlan: situation.plan.some(({ name, isOwn }) => !isOwn && name === peptide.name),
    cautions: candidate
      ? [...cautions, ...planDose(one, situation), ...inPlaceOf(peptide, situation)]
      : cautions,
    sources: sources.filter(({ url }, index) => sources.findIndex((other) => other.url === url) === index),
  }
}

function option(
  begin: readonly Proposed[],
  question: StackQuestion,
  situation: StackSituation & { besides?: readonly string[] },
): BuiltStack {
  const { accepted, leftOut, served, withheld, rest } = chooseStack(begin, question, situation)
  const peptides = accepted.map((one) => built(one, situation))
  return { peptides, leftOut, reasoning: reasoningOf({ peptides, question, served, withheld, rest }) }
}

const unjudged = ({ name }: Proposed): LeftOut => ({
  name,
  sentence: 'This is your own entry. We haven’t checked it, so we can’t comment on it.',
})

/**
 * Builds two stacks: from the plan, and from scratch. Both pass the validator (validator.ts). If nothing is suitable,
 * a stack says so instead of adding fillers.
 */
export function buildStacks(
  question: StackQuestion,
  situation: StackSituation,
): { currentStack: BuiltStack; newStack: BuiltStack } {
  const { plan } = situation
  const own = plan.filter(({ isOwn }) => isOwn)
  const taken = own.map(({ name }) => name)
  const known = { ...situation, person: { ...situation.person, taken } }
  const current = option(
    plan.filter(({ isOwn }) => !isOwn),
    question,
    { ...known, besides: taken },
  )
  return {
    currentStack: { ...current, leftOut: [...current.leftOut, ...own.map(unjudged)] },
    newStack: option([], question, known),
  }
}
