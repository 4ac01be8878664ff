import type { BmiWarning } from '../safety/bmi-warning.ts'
import type { StackPerson } from '../safety/stack-people.ts'
import { bmiWarningFor, isForWeight } from '../safety/weight-medicines.ts'
import { evidenceGrades, type StackCandidate, stackCandidates } from './candidates.ts'
import {
  type KnownPeptide,
  knownAs,
  type LeftOut,
  mechanismsOf,
  type Proposed,
  type StackNote,
  substancesOf,
} from './proposals.ts'
import { experienceLevels, type StackGoal, type StackQuestion } from './questions.ts'
import { type Accepted, judgeStack } from './validator.ts'

/** New peptides at once, by experience. */
export const MAX_NEW_PEPTIDES = { beginner: 1, intermediate: 2, advanced: 3 } as const

/** Weeks that fit into a timeline. */
export const WEEKS_OF = { '2-4 weeks': 4, '1-3 months': 13, '3-6 months': 26, '6+ months': 104 } as const

/** A candidate or plan entry on its way through the validator. */
export interface StackEntry extends Proposed {
  candidate?: StackCandidate
}

const goalsServed = ({ goals }: StackCandidate, wanted: readonly StackGoal[]): StackGoal[] =>
  goals.filter((goal) => wanted.includes(goal))

/** Candidates for the goals: a weight-loss peptide only when losing weight is one, by name. */
function servesGoals(candidate: StackCandidate, { goals, weightLossPeptide }: StackQuestion): boolean {
  const isWanted = goals.includes('weight-loss') && candidate.name.toLowerCase() === weightLossPeptide
  return (!candidate.isAskedFor || isWanted) && goalsServed(candidate, goals).length > 0
}

const whom = { beginner: 'beginners', intermediate: 'people with intermediate experience', advanced: '' }

/** Why a candidate doesn't fit experience or timeline; undefined if it does. */
function misfit({ from, why, weeks }: StackCandidate, question: StackQuestion): string | undefined {
  const { experienceLevel, timeline } = question
  if (experienceLevels.indexOf(experienceLevel) < experienceLevels.indexOf(from))
    return `We don’t suggest it to ${whom[experienceLevel]}: ${why}.`
  if (weeks > WEEKS_OF[timeline])
    return `You can’t judge it before ${weeks} weeks, and ${timeline} is too short for that.`
  return undefined
}

/** Most goals first, then the best known. */
const byUse =
  (goals: readonly StackGoal[]) =>
  (one: StackCandidate, other: StackCandidate): number =>
    goalsServed(other, goals).length - goalsServed(one, goals).length ||
    evidenceGrades.indexOf(one.grade) - evidenceGrades.indexOf(other.grade)

/** The choices so far. */
interface Choice {
  accepted: Accepted<StackEntry>[]
  leftOut: LeftOut[]
  served: Set<StackGoal>
  added: number
}

/** The goals that these peptides serve, according to their rows. */
const servedBy = (accepted: readonly { name: string }[], goals: readonly StackGoal[]): StackGoal[] =>
  stackCandidates
    .filter((stackCandidate) => accepted.some(({ name }) => name === stackCandidate.name))
    .flatMap((stackCandidate) => goalsServed(stackCandidate, goals))

const noteOf = ({ sentence, source }: BmiWarning): StackNote => ({ sentence, source })

/** What body mass index and goal weight mean for a new peptide. */
function massOf(name: string, person: StackPerson, catalogue: readonly KnownPeptide[]) {
  const peptide = knownAs(catalogue, name)
  if (!peptide) return { cautions: [] }
  const works = { mechanisms: mechanismsOf(peptide, catalogue), substances: substancesOf(peptide) }
  const mass = bmiWarningFor(works, person, true)
  if (mass?.effect === 'leave-out') return { leftOut: noteOf(mass), cautions: [] }
  // The question names its source itself.
  const doubt = person.goalDoubt && isForWeight(works) ? [{ sentence: person.goalDoubt }] : []
  return { cautions: [...(mass ? [noteOf(mass)] : []), ...doubt] }
}

/** Tries one candidate: it is added, or the reason recorded. */
function consider(
  choice: Choice,
  candidate: StackCandidate,
  { question, person, catalogue, besides }: { question: StackQuestion } & Known,
): void {
  const { accepted, leftOut, served, added } = choice
  const { name } = candidate
  const news = goalsServed(candidate, question.goals).filter((goal) => !served.has(goal))
  if (news.length === 0 || [...accepted, ...leftOut].some((one) => one.name === name)) return
  const tooMany =
    added < MAX_NEW_PEPTIDES[question.experienceLevel]
      ? undefined
      : `That would be more than ${added} new peptides at once.`
  const unfit = misfit(candidate, question) ?? tooMany
  const mass = massOf(name, person, catalogue)
  if (unfit || mass.leftOut) {
    leftOut.push({ name, ...(mass.leftOut ?? { sentence: unfit ?? '' }) })
    return
  }
  const judged = judgeStack([...accepted, { ...candidate, candidate }], person, catalogue, besides)
  leftOut.push(...judged.leftOut)
  if (judged.leftOut.length > 0) return
  choice.accepted = judged.accepted.map((one) =>
    one.name === name ? { ...one, cautions: [...one.cautions, ...mass.cautions] } : one,
  )
  choice.added += 1
  for (const goal of news) served.add(goal)
}

interface Known {
  person: StackPerson
  catalogue: readonly KnownPeptide[]
  /** names of medicines that the person already takes */
  besides?: readonly string[]
}

/**
 * Extends a stack for uncovered goals, within the validator, experience and timeline. Excluded candidates have a
 * reason.
 */
export function chooseStack(begin: readonly StackEntry[], question: StackQuestion, known: Known) {
  const { accepted, leftOut, rest } = judgeStack(begin, known.person, known.catalogue, known.besides)
  const choice: Choice = {
    accepted,
    leftOut: leftOut.map(({ sentence, ...one }) => ({
      ...one,
      sentence: `${sentence} It is in your plan: don’t change anything before you talk to your prescriber.`,
    })),
    served: new Set(servedBy(accepted, question.goals)),
    added: 0,
  }
  const candidates = stackCandidates.filter(
    (stackCandidate) =>
      servesGoals(stackCandidate, question) && knownAs(known.catalogue, stackCandidate.name) !== undefined,
  )
  for (const candidate of candidates.toSorted(byUse(question.goals)))
    consider(choice, candidate, { question, ...known })
  const withheld = new Set(servedBy(choice.leftOut, question.goals))
  return { ...choice, withheld, rest }
}
