import type { Label } from '../catalogue/medicines.ts'
import { compareDoses } from '../doses/dose-comparison.ts'
import { type Dose, doseText, parseDose } from '../doses/doses.ts'
import { divide, rational, toShort } from '../math/rational.ts'
import { medicineAllergy } from '../safety/allergies.ts'
import type { SafetyMeaning } from '../safety/contraindication-row.ts'
import { isAllergicToBenzylAlcohol, namesPreservative, preservativeNote } from '../safety/preservatives.ts'
import { appliesTo, namesOf, type ReadPerson, readPerson, type StackPerson } from '../safety/stack-people.ts'
import { stackSources } from '../safety/stack-sources.ts'
import { isSomeGlp1, medicinesIn, type Taken, takenAs } from '../safety/taken-medicines.ts'
import { unparsedText } from '../safety/unparsed-notes.ts'
import { bmiWarningFor } from '../safety/weight-medicines.ts'
import { doseRate } from '../schedules/frequencies.ts'
import {
  type KnownPeptide,
  knownAs,
  type LeftOut,
  mechanismsOf,
  type Proposed,
  type StackNote,
  substancesOf,
} from './proposals.ts'

const DAYS = { day: 1, week: 7 } as const

/**
 * The maximum single dose of a label or trials. @returns undefined when it depends on a frequency without a
 * number of doses
 */
function maxDose(highest: NonNullable<Label['highest']>, frequency: string): Dose | undefined {
  const { amount, unit, per } = highest
  if (per === 'dose') return { amount, unit }
  const rate = doseRate(frequency)
  if (!rate) return undefined
  // Doses less frequent than the period count as one.
  const doses = Math.max(1, Math.ceil((rate.doses * DAYS[per]) / rate.days))
  return { unit, amount: Number(toShort(divide(rational(amount), rational(doses)), 3)) }
}

const limitText = ({ amount, unit, per }: NonNullable<Label['highest']>) =>
  `${doseText({ amount, unit })} a ${per}`

const uncompared = (
  { name, dose, frequency }: { name: string; dose: string; frequency: string },
  highest: NonNullable<Label['highest']>,
): StackNote => ({
  sentence: `${name} at ${dose.trim()}, ${frequency.trim()}, can’t be compared with the highest known dose: ${limitText(highest)}. Check it with your prescriber.`,
  source: highest.source,
})

/** Limits a dose to its label or trials, with a note. Incomparable doses stay, with a note. */
function cutDose(
  { name, dose, frequency }: { name: string; dose: string; frequency: string },
  label: Label | null,
): { dose: string; note?: StackNote } {
  const highest = label?.highest
  const proposed = parseDose(dose)
  if (!highest) return { dose }
  const max = maxDose(highest, frequency)
  const comparison = proposed && max && compareDoses(proposed, max)
  if (!max || comparison === undefined) return { dose, note: uncompared({ name, dose, frequency }, highest) }
  if (comparison !== 1) return { dose }
  const cut = doseText(max)
  const limit = highest.saidBy === 'label' ? 'the label goes no further' : 'trials went no further'
  return {
    dose: cut,
    note: {
      sentence: `We cut ${name} from ${dose.trim()} to ${cut}: ${limit}. Only change a prescribed dose with your prescriber.`,
      source: highest.source,
    },
  }
}

/** A proposal that may be suggested. */
export type Accepted<Item extends Proposed> = Item & { peptide: KnownPeptide; cautions: StackNote[] }

/** The result of a proposal. */
export interface JudgedStack<Item extends Proposed> {
  accepted: Accepted<Item>[]
  leftOut: LeftOut[]
  /** why we suggest nothing at all to this person */
  rest?: string
}

interface Facts extends Taken {
  peptide: KnownPeptide
}

/** Of two peptides with one mechanism, the second is excluded. */
function clash(facts: Taken, accepted: readonly Taken[]): StackNote | undefined {
  for (const { name: other, mechanisms, substances } of accepted) {
    const same = facts.substances.find((name) => substances.includes(name))
    if (same) return { sentence: `${other} already contains ${same}.` }
    const shared = facts.mechanisms.find((mechanism) => mechanisms.includes(mechanism))
    if (shared === 'GLP-1 agonist')
      return {
        sentence: `${other} is a GLP-1 agonist too, and labels say not to use two of them together.`,
        source: stackSources.classesTogether,
      }
    if (shared) return { sentence: `${other} works the same way (${shared}). Never combine two of one kind.` }
  }
  return undefined
}

const noted = ({ meanings }: ReadPerson, facts: Facts, effect: SafetyMeaning['effect']): StackNote[] =>
  meanings
    .filter((meaning) => meaning.effect === effect && appliesTo(meaning, facts))
    .map(({ sentence, source }) => ({ sentence, source }))

/** Why a peptide is unsuitable for this person and stack; undefined if it isn't. */
function objection(facts: Facts, person: ReadPerson, accepted: readonly Taken[]): StackNote | undefined {
  if (person.isAllergicTo(namesOf(facts.peptide))) return { sentence: 'Your profile lists it as an allergy.' }
  const [meaning] = noted(person, facts, 'leave-out')
  return meaning ?? (person.rest ? { sentence: person.rest } : clash(facts, accepted))
}

/** What speaks against a weight-loss medicine for somebody underweight, even when they take it already. */
function underweight(facts: Facts, person: StackPerson): StackNote | undefined {
  const mass = bmiWarningFor(facts, person, false)
  return mass && { sentence: mass.sentence, source: mass.source }
}

/** Cautions about allergies: to another medicine of the class, and to the water a vial is mixed with. */
function allergyNotes(facts: Facts, person: StackPerson, catalogue: readonly KnownPeptide[]): StackNote[] {
  const allergy = medicineAllergy(facts, person, catalogue)
  const isMixed = facts.peptide.label === null
  return [
    ...(allergy ? [{ sentence: allergy.sentence, source: stackSources.wegovySafety }] : []),
    ...(isMixed && isAllergicToBenzylAlcohol(person) ? [preservativeNote] : []),
  ]
}

const UNKNOWN: StackNote = { sentence: 'It isn’t in the catalogue.' }

function factsOf(name: string, catalogue: readonly KnownPeptide[]): Facts | undefined {
  const peptide = knownAs(catalogue, name)
  return (
    peptide && {
      name: peptide.name,
      peptide,
      mechanisms: mechanismsOf(peptide, catalogue),
      substances: substancesOf(peptide),
    }
  )
}

/** Other medicines in the profile; another name of the same medicine isn't a second one. */
const othersNamed = ({ substances }: Facts, named: readonly Taken[]): Taken[] =>
  named.filter((one) => !one.substances.some((substance) => substances.includes(substance)))

const unparsedNotes = ({ unread }: ReadPerson, catalogue: readonly KnownPeptide[]): StackNote[] =>
  unread
    .filter(
      (text) => medicinesIn(text, catalogue).length === 0 && !isSomeGlp1(text) && !namesPreservative(text),
    )
    .map((text) => ({ sentence: unparsedText(text) }))

/** A suggested peptide by catalog name, with its dose limited to the maximum. */
function keep<Item extends Proposed>(
  item: Item,
  facts: Facts,
  person: ReadPerson,
  besides: readonly StackNote[],
): Accepted<Item> {
  const { peptide } = facts
  const { dose, note } = cutDose({ ...item, name: peptide.name }, peptide.label)
  const cautions = [...(note ? [note] : []), ...noted(person, facts, 'warn'), ...besides]
  return { ...item, name: peptide.name, dose, peptide, cautions }
}

/**
 * Validates any stack: excludes unknown peptides, allergies, contraindications and duplicate mechanisms, and limits
 * doses to labels or trials. Of two incompatible peptides, the first stays. Idempotent.
 * @param besides names of other medicines taken
 */
export function judgeStack<Item extends Proposed>(
  proposal: readonly Item[],
  person: StackPerson,
  catalogue: readonly KnownPeptide[],
  besides: readonly string[] = [],
): JudgedStack<Item> {
  const read = readPerson(person)
  const accepted: Accepted<Item>[] = []
  const known = besides.map((name) => takenAs(name, catalogue))
  const named = medicinesIn(person.healthConditions ?? '', catalogue)
  const unread = unparsedNotes(read, catalogue)
  const leftOut: LeftOut[] = []
  for (const item of proposal) {
    const facts = factsOf(item.name, catalogue)
    const others = facts ? [...known, ...othersNamed(facts, named)] : []
    const against = facts ? (objection(facts, read, others) ?? underweight(facts, person)) : UNKNOWN
    if (!facts || against) {
      leftOut.push({ name: facts?.peptide.name ?? item.name, ...(against ?? UNKNOWN) })
      continue
    }
    known.push(facts)
    accepted.push(keep(item, facts, read, [...allergyNotes(facts, person, catalogue), ...unread]))
  }
  return { accepted, leftOut, rest: read.rest }
}
