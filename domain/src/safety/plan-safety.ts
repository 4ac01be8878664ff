import { type KnownPeptide, mechanismsOf, substancesOf } from '../stacks/proposals.ts'
import { medicineAllergy } from './allergies.ts'
import { type Active, togetherWarnings } from './class-warnings.ts'
import { notedFrequencyWarnings } from './noted-frequency.ts'
import { recognizedPeptide } from './planned-medicines.ts'
import { namesPreservative, preservativeWarnings } from './preservatives.ts'
import { dailyMed } from './primary-sources.ts'
import { ADULT, appliesTo, namesOf, type ReadPerson, readPerson, type StackPerson } from './stack-people.ts'
import { isSomeGlp1, medicinesIn, type Taken, takenAs } from './taken-medicines.ts'
import { takenTwiceWarnings } from './taken-twice.ts'
import { unparsedText } from './unparsed-notes.ts'
import { sourcedText, type Warning } from './warnings.ts'
import { bmiWarningFor, isForWeight } from './weight-medicines.ts'

/** A plan entry to judge, from the catalog or personal. */
export interface PlannedEntry {
  /** present for a stored entry */
  id?: number
  name: string
  /** undefined for a personal peptide */
  peptide: KnownPeptide | undefined
  notes: string | null
  /** whether the person calculated a vial of it that they reconstitute */
  isMixed?: boolean
}

/** The context of a judgment. */
export interface PlanSituation {
  person: StackPerson
  /** the other active entries */
  others: readonly PlannedEntry[]
  catalogue: readonly KnownPeptide[]
  /** whether the entry is being added or resumed, or no dose of it has been logged */
  begins?: boolean
}

/** An entry with its medicine and the names in its texts. */
interface Facts extends Taken {
  /** every name that an allergy may use */
  names: readonly string[]
}

/**
 * Reads an entry's texts in advance. Judging any entry reads the texts of all, which are cached: a server reads a long
 * plan step by step.
 */
export function readInAdvance(
  { name, peptide, notes }: PlannedEntry,
  { person, catalogue }: Pick<PlanSituation, 'person' | 'catalogue'>,
): void {
  readPerson({
    ...NOBODY,
    ...(person.year !== undefined && { year: person.year }),
    taken: [...(peptide ? [] : [name]), notes ?? ''],
  })
  medicinesIn(peptide ? (notes ?? '') : `${name}\n${notes ?? ''}`, catalogue)
}

/** What an entry is, from the catalog or from its name and notes. */
function factsOf({ name, peptide, notes }: PlannedEntry, catalogue: readonly KnownPeptide[]): Facts {
  if (peptide)
    return {
      name,
      mechanisms: mechanismsOf(peptide, catalogue),
      substances: substancesOf(peptide),
      names: namesOf(peptide),
    }
  const named = takenAs(`${name}\n${notes ?? ''}`, catalogue)
  return { ...named, name, names: [name, ...named.substances] }
}

/** The label of the catalog's peptide, or of the one that a personal name means. */
const labelOf = ({ name, peptide }: PlannedEntry, { catalogue }: PlanSituation) =>
  (peptide ?? recognizedPeptide(name, catalogue))?.label

/** The other active entries of a plan, and what their notes name. */
const activeBesides = ({ others, catalogue }: Pick<PlanSituation, 'others' | 'catalogue'>): Active[] =>
  others.flatMap((one) => {
    const facts = factsOf(one, catalogue)
    const noted = one.peptide ? medicinesIn(one.notes ?? '', catalogue) : []
    return [
      { ...facts, where: 'in your plan', isCatalogue: one.peptide !== undefined, entryId: one.id },
      ...noted.map((taken) => ({ ...taken, where: `in the notes of ${one.name}`, isCatalogue: false })),
    ]
  })

/** What a person's texts name: their profile, and the entry's own notes. */
function namedElsewhere(entry: PlannedEntry, { person, catalogue }: PlanSituation): Active[] {
  const texts = [
    { text: person.healthConditions ?? '', where: 'in your profile' },
    ...(entry.peptide ? [{ text: entry.notes ?? '', where: 'in your notes' }] : []),
  ]
  return texts.flatMap(({ text, where }) => {
    const some = isSomeGlp1(text) ? [{ name: 'A GLP-1', mechanisms: ['GLP-1 agonist'], substances: [] }] : []
    const named = medicinesIn(text, catalogue)
    return [...named, ...(named.length === 0 ? some : [])].map((taken) => ({
      ...taken,
      where,
      isCatalogue: false,
    }))
  })
}

/** The plan in the person's own words: insulin counts there as in a profile. */
const writtenIn = (entry: PlannedEntry, { others }: PlanSituation): string[] => [
  entry.notes ?? '',
  ...others.flatMap(({ name, peptide, notes }) => [...(peptide ? [] : [name]), notes ?? '']),
]

const allergyWarning = ({ name }: Facts): Warning => ({
  code: 'ALLERGY',
  message: `Your profile names ${name} among your allergies, so ask before you take it.`,
})

/** Allergies to a medicine: by name, by brand, or by class. */
function allergyWarnings(facts: Facts, { person, catalogue }: PlanSituation, read: ReadPerson): Warning[] {
  const allergy = medicineAllergy(facts, person, catalogue)
  if (allergy?.isSame || read.isAllergicTo(facts.names)) return [allergyWarning(facts)]
  return allergy ? [{ code: 'ALLERGY', message: sourcedText(allergy.sentence, dailyMed('Wegovy')) }] : []
}

/** Warns that no label mentions pregnancy. */
function unknownInPregnancy({ name }: Facts, { pregnancy }: ReadPerson, isKnown: boolean): Warning[] {
  if (pregnancy === undefined || isKnown) return []
  const message = `You noted “${pregnancy}”: we found no primary source that calls ${name} safe then, so ask your doctor first.`
  return [{ code: 'CONTRAINDICATED', message }]
}

/** Whether the person mixes it: by their calculation, or because only powder without a label is sold. */
const isPowder = ({ peptide, isMixed = false }: PlannedEntry): boolean => isMixed || peptide?.label === null

/** Clauses that no rule reads; names of medicines are recognized separately. */
const unparsedWarnings = ({ unread }: ReadPerson, catalogue: readonly KnownPeptide[]): Warning[] =>
  unread
    .filter(
      (text) => medicinesIn(text, catalogue).length === 0 && !isSomeGlp1(text) && !namesPreservative(text),
    )
    .map((text) => ({ code: 'UNREAD_NOTE', message: unparsedText(text) }))

function underAge({ name }: Facts, age: number | null): Warning[] {
  if (age === null || age >= ADULT) return []
  const message = `Your profile says you are ${age}: Pepwell is for adults, so ask your doctor before you take ${name}.`
  return [{ code: 'UNDER_18', message }]
}

function massWarnings(facts: Facts, { person, begins = false }: PlanSituation): Warning[] {
  const meaning = bmiWarningFor(facts, person, begins)
  const { goalDoubt } = person
  return [
    ...(meaning
      ? [{ code: 'BODY_MASS' as const, message: sourcedText(meaning.sentence, meaning.source) }]
      : []),
    ...(goalDoubt && isForWeight(facts) ? [{ code: 'GOAL_WEIGHT' as const, message: goalDoubt }] : []),
  ]
}

/** Contraindications and cautions from a profile. */
function profileWarnings(facts: Facts, person: ReadPerson): Warning[] {
  const all = person.meanings.filter((meaning) => appliesTo(meaning, facts))
  // A caution adds nothing to a contraindication by the same words and source.
  const meant = all.filter(
    (one) =>
      one.effect === 'leave-out' ||
      !all.some(
        (other) => other.effect === 'leave-out' && other.said === one.said && other.source === one.source,
      ),
  )
  return [
    ...meant.map(({ effect, sentence, source, said }) => ({
      code: effect === 'leave-out' ? ('CONTRAINDICATED' as const) : ('CAUTION' as const),
      message: `You noted “${said}”: ${sourcedText(sentence, source)}`,
    })),
    ...unknownInPregnancy(
      facts,
      person,
      meant.some(({ said }) => said === person.pregnancy),
    ),
  ]
}

/** What the profile says about medicines named in a catalog entry's notes, unless it says it about the entry: 'on Xultophy'. */
function notedWarnings(
  facts: Facts,
  entry: PlannedEntry,
  catalogue: readonly KnownPeptide[],
  read: ReadPerson,
) {
  const noted = entry.peptide ? medicinesIn(entry.notes ?? '', catalogue) : []
  const others = noted.filter(
    ({ substances }) => !substances.some((substance) => facts.substances.includes(substance)),
  )
  const said = new Set(profileWarnings(facts, read).map(({ message }) => message))
  return others.flatMap((one) =>
    profileWarnings({ ...one, names: [one.name] }, { ...read, pregnancy: undefined })
      .filter(({ message }) => !said.has(message))
      .map((warning) => ({ ...warning, message: `Your notes name ${one.name}. ${warning.message}` })),
  )
}

/** Warnings between two stored entries of a plan: same class or same substance. */
export const pairWarnings = (
  entry: PlannedEntry,
  other: PlannedEntry,
  catalogue: readonly KnownPeptide[],
): Warning[] =>
  togetherWarnings(factsOf(entry, catalogue), activeBesides({ others: [other], catalogue })).filter(
    ({ beside }) => beside !== undefined,
  )

const NOBODY: StackPerson = { age: null, healthConditions: null, allergies: null }

/**
 * What an entry in the person's own words means for the others, whose cards say it too, such as insulin together with semaglutide.
 * Catalog peptides without notes mean nothing here.
 */
export function warningsForOthers(
  { name, peptide, notes }: PlannedEntry,
  others: readonly PlannedEntry[],
  catalogue: readonly KnownPeptide[],
): Warning[] {
  const taken = [...(peptide ? [] : [name]), notes ?? '']
  const read = { ...readPerson({ ...NOBODY, taken }), pregnancy: undefined }
  if (read.meanings.length === 0) return []
  return others.flatMap((other) =>
    profileWarnings(factsOf(other, catalogue), read).map((warning) => ({
      ...warning,
      message: `${other.name}: ${warning.message}`,
    })),
  )
}

/**
 * Warnings about a plan entry from the profile and all other medicines, in any spelling. They apply as long as the
 * entry stays the same, not only while it changes.
 */
export function safetyWarnings(entry: PlannedEntry, situation: PlanSituation): Warning[] {
  const facts = factsOf(entry, situation.catalogue)
  const besides = [...activeBesides(situation), ...namedElsewhere(entry, situation)]
  const read = readPerson({ ...situation.person, taken: writtenIn(entry, situation) })
  return [
    ...underAge(facts, situation.person.age),
    ...allergyWarnings(facts, situation, read),
    ...preservativeWarnings({ ...entry, isMixed: isPowder(entry) }, situation.person),
    ...profileWarnings(facts, read),
    ...notedWarnings(facts, entry, situation.catalogue, read),
    ...massWarnings(facts, situation),
    ...togetherWarnings(facts, besides),
    ...takenTwiceWarnings(facts, [entry.notes, situation.person.healthConditions], situation.catalogue),
    ...notedFrequencyWarnings(entry.notes, labelOf(entry, situation)),
    ...unparsedWarnings(read, situation.catalogue),
  ]
}
