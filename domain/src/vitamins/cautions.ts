import type { Gender } from '../accounts/profile.ts'
import type { CheckedSource } from '../catalogue/medicines.ts'
import { type Phrases, phrases } from '../safety/health-note-words.ts'
import { mentions, onlyDenies, readNote, type Subject } from '../safety/health-notes.ts'
import { pregnancyOrNursing } from '../safety/pregnancy-words.ts'
import { conditionRows, menopause } from './caution-conditions.ts'
import { medicineRows } from './caution-medicines.ts'
import type { CautionMeaning, CautionRow, VitaminName } from './caution-row.ts'

/** A statement about a vitamin that follows from a person's notes. */
export interface VitaminCaution {
  sentence: string
  source: CheckedSource
}

/** A person's health notes. */
export interface HealthNotes {
  /** the notes verbatim, without empty ones and those that only deny conditions */
  noted: string[]
  /** whether other amounts hold: pregnant, breastfeeding or soon to be */
  isPregnancy: boolean
  meanings: readonly CautionMeaning[]
}

/** What people type when they have nothing to note. */
const NOTHING = /^(?:none?|none known|no known|nil|nothing|n\/?a|nka|nkda|-+)?[.!]?$/i

const rows: readonly CautionRow[] = [...conditionRows, ...medicineRows]
/** For pregnancy the reference intakes are others (NIH ODS, Multivitamin/mineral Supplements, checked 2026-11-22). */
const subjects: readonly Subject[] = [pregnancyOrNursing, ...rows]
/** Everything that a note can be read for. */
export const vitaminWords: Phrases = phrases(subjects.flatMap(({ words }) => words.all).join())

/** The reference intakes of iron count women from 51 on as past menopause. */
const isPastMenopause = ({ age, gender }: { age: number | null; gender: Gender | null }): boolean =>
  gender === 'female' && age !== null && age > 50

/** A note, the terms it mentions, and whether any applies. */
function readOne(text: string, year = 0) {
  const note = readNote(text, year)
  const about = new Set(subjects.filter((subject) => mentions(note, subject)))
  return {
    text,
    about,
    saysSomething: about.size > 0 || !(NOTHING.test(text) || onlyDenies(note, vitaminWords)),
  }
}

/** Parses notes: only affirmed terms count, as whole words, and not what they deny. */
export function readHealthNotes(person: {
  healthConditions: string | null
  allergies: string | null
  /** whole years; null when not known */
  age: number | null
  gender: Gender | null
  /** the current year, which decides whether a dated pregnancy is over */
  year?: number
}): HealthNotes {
  const notes = [person.healthConditions, person.allergies].map((note) =>
    readOne(note?.trim() ?? '', person.year),
  )
  const speak = (subject: Subject) => notes.some(({ about }) => about.has(subject))
  return {
    noted: notes.filter(({ saysSomething }) => saysSomething).map(({ text }) => text),
    isPregnancy: speak(pregnancyOrNursing),
    meanings: rows
      .filter((row) => speak(row) || (row === menopause && isPastMenopause(person)))
      .flatMap(({ meanings }) => meanings),
  }
}

const isAbout = (name: VitaminName, effect?: CautionMeaning['effect']) => (meaning: CautionMeaning) =>
  meaning.about.includes(name) && (effect === undefined || meaning.effect === effect)

/** Why a vitamin isn't recommended to a person although it would be; undefined if nothing speaks against it. */
export const exclusionReason = (
  name: VitaminName,
  meanings: readonly CautionMeaning[],
): VitaminCaution | undefined =>
  meanings.filter(isAbout(name, 'leave-out')).map(({ sentence, source }) => ({ sentence, source }))[0]

/** Whether a note makes a vitamin worth considering. */
export const isSuggestedBy = (name: VitaminName, meanings: readonly CautionMeaning[]): boolean =>
  meanings.some(isAbout(name, 'name'))

/** The cautions about one vitamin, each once. */
export const cautionsAbout = (name: VitaminName, meanings: readonly CautionMeaning[]): VitaminCaution[] =>
  meanings.filter(isAbout(name)).map(({ sentence, source }) => ({ sentence, source }))
