import type { Gender } from '../accounts/profile.ts'
import { type Phrases, phrases } from '../safety/health-note-words.ts'
import { onlyDenies, readNote, type Subject, speaksOf } from '../safety/health-notes.ts'
import { pregnancyOrNursing } from '../safety/pregnancy-words.ts'
import { conditionRows, menopause } from './caution-conditions.ts'
import { medicineRows } from './caution-medicines.ts'
import type { CautionMeaning, CautionRow, StatementSource, VitaminName } from './caution-row.ts'

/** A statement about a vitamin that follows from what somebody noted. */
export interface VitaminCaution {
  sentence: string
  source: StatementSource
}

/** What somebody noted about their health. */
export interface HealthNotes {
  /** what they noted, word for word, without notes that say nothing or only what they don't have */
  noted: string[]
  /** whether other amounts hold: pregnant, breastfeeding or soon to be */
  isPregnancy: boolean
  meanings: readonly CautionMeaning[]
}

/** What somebody writes who has nothing to note. */
const NOTHING = /^(?:none?|none known|no known|nil|nothing|n\/?a|nka|nkda|-+)?[.!]?$/i

const rows: readonly CautionRow[] = [...conditionRows, ...medicineRows]
/** For pregnancy the reference intakes are others (NIH ODS, Multivitamin/mineral Supplements, checked 2026-11-22). */
const subjects: readonly Subject[] = [pregnancyOrNursing, ...rows]
/** Everything that a note can be read for. */
export const vitaminWords: Phrases = phrases(subjects.flatMap(({ words }) => words.all).join())

/** The reference intakes of iron count women from 51 on as past menopause. */
const isPastMenopause = ({ age, gender }: { age: number | null; gender: Gender | null }): boolean =>
  gender === 'female' && age !== null && age > 50

/** One note, what it speaks of, and whether it says anything that is so. */
function readOne(text: string) {
  const note = readNote(text)
  const about = new Set(subjects.filter((subject) => speaksOf(note, subject)))
  return {
    text,
    about,
    saysSomething: about.size > 0 || !(NOTHING.test(text) || onlyDenies(note, vitaminWords)),
  }
}

/** Reads what somebody noted: only what is so counts, whole words, and not what they say they don't have. */
export function readHealthNotes(person: {
  healthConditions: string | null
  allergies: string | null
  /** whole years; null when not known */
  age: number | null
  gender: Gender | null
}): HealthNotes {
  const notes = [person.healthConditions, person.allergies].map((note) => readOne(note?.trim() ?? ''))
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

/** Why a vitamin is not recommended to somebody although it would be; undefined when nothing speaks against it. */
export const leftOutBecause = (
  name: VitaminName,
  meanings: readonly CautionMeaning[],
): VitaminCaution | undefined =>
  meanings.filter(isAbout(name, 'leave-out')).map(({ sentence, source }) => ({ sentence, source }))[0]

/** Whether a vitamin is worth a look because of something noted. */
export const isNamedBecause = (name: VitaminName, meanings: readonly CautionMeaning[]): boolean =>
  meanings.some(isAbout(name, 'name'))

/** The cautions about one vitamin, each once. */
export const cautionsAbout = (name: VitaminName, meanings: readonly CautionMeaning[]): VitaminCaution[] =>
  meanings.filter(isAbout(name)).map(({ sentence, source }) => ({ sentence, source }))
