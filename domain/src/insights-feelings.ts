import { addDays, type CalendarDay, earlierDay, laterDay } from './calendar.ts'
import { type Dose, doseText } from './doses.ts'
import { phrases } from './health-note-words.ts'
import { readNote, speaksOf } from './health-notes.ts'
import { type DoseStep, dosed } from './insights-levels.ts'
import type { InsightDose } from './insights-records.ts'
import { counted, type Finding, figure, type Insight, said } from './insights-sentences.ts'

/** What is noted with doses that may be a side effect, by the words in which people say it. */
const complaints = Object.entries({
  unwell: 'unwell, sick, ill, awful, terrible, poorly, not well, not good',
  tired: 'tired, tiredness, fatigue, fatigued, exhausted, drained',
  nausea: 'nausea, nauseous, nauseated, queasy',
  vomiting: 'vomiting, vomited, threw up, throwing up',
  diarrhea: 'diarrhea, diarrhoea',
  constipation: 'constipation, constipated',
  'stomach pain': 'stomach pain, stomach ache, stomachache, abdominal pain, cramp, bloated, bloating',
  heartburn: 'heartburn, reflux',
  headache: 'headache, migraine',
  dizziness: 'dizzy, dizziness, lightheaded',
  'skin reaction': 'redness, itching, itchy, swelling, swollen, lump, rash',
}).map(([name, words]) => ({ name, words: phrases(words) }))

/** What of the known complaints a note speaks of, in the order of the table. What it denies is none. */
export function complaintsIn(feeling: string): string[] {
  const note = readNote(feeling)
  return complaints.filter(({ words }) => speaksOf(note, { words })).map(({ name }) => name)
}

/** How many notes there are, and how many of them speak of a complaint. */
export interface NoteCount {
  noted: number
  unwell: number
}

/** What was noted before a dose was changed, and after. */
export interface StepFeelings {
  name: string
  before: NoteCount & { dose: Dose }
  after: NoteCount & { dose: Dose }
  /** the day of the first changed dose */
  on: CalendarDay
}

/** Days that are looked at on either side of a change. */
const LOOKED_AT = 28

/** Fewer notes than these on either side compare with nothing. */
const LEAST_NOTED = 2

/** The latest changes are enough to look at. */
const MOST_SHOWN = 3

type Noted = InsightDose & { feeling: string }

const countOf = (notes: readonly Noted[]): NoteCount => ({
  noted: notes.length,
  unwell: notes.filter(({ feeling }) => complaintsIn(feeling).length > 0).length,
})

/** The most frequent of the complaints in some notes: 'nausea'. */
function mostFrequent(notes: readonly Noted[]) {
  const named = Map.groupBy(
    notes.flatMap(({ feeling }) => complaintsIn(feeling)),
    (name) => name,
  )
  const [name, times] = [...named].sort(([, one], [, other]) => other.length - one.length)[0] ?? []
  return name === undefined ? undefined : { name, times: times?.length ?? 0 }
}

function sentenceOf({ name, before, after }: StepFeelings, notes: readonly Noted[]) {
  const [then, now] = [dosed(`${name}, dose before`, before.dose), dosed(`${name}, dose after`, after.dose)]
  const unwell = figure('notes with a complaint, after', after.unwell)
  const noted = counted('notes, after', after.noted, 'note')
  const was = [
    figure('notes with a complaint, before', before.unwell),
    figure('notes, before', before.noted),
  ] as const
  const most = mostFrequent(notes)
  return most
    ? said`After ${name} went from ${then} to ${now}, ${unwell} of ${noted} with a dose spoke of a complaint, most often ${most.name} (${figure(`notes of ${most.name}`, most.times)}); before, ${was[0]} of ${was[1]} did.`
    : said`After ${name} went from ${then} to ${now}, ${unwell} of ${noted} with a dose spoke of a complaint; before, ${was[0]} of ${was[1]} did.`
}

/** What was noted with any dose around a change; what was noted on its very day may be about either dose. */
function around({ before, after }: DoseStep, noted: readonly Noted[]) {
  const on = after.from
  const from = laterDay(before.from, addDays(on, -LOOKED_AT))
  const to = earlierDay(after.to, addDays(on, LOOKED_AT))
  const [then, now] = [
    noted.filter(({ day }) => from <= day && day < on),
    noted.filter(({ day }) => on < day && day <= to),
  ]
  if (Math.min(then.length, now.length) < LEAST_NOTED) return []
  const row: StepFeelings = {
    name: after.name,
    before: { dose: before.dose, ...countOf(then) },
    after: { dose: after.dose, ...countOf(now) },
    on,
  }
  const id = `feelings:${row.name}:${on}:${doseText(row.after.dose)}`
  const insight: Insight = { id, topic: 'feelings', ...sentenceOf(row, now), from, to }
  return [{ row, insight }]
}

/** What people noted that they felt, before a dose was changed and after it: {@link complaintsIn}, side by side. */
export function feelingInsights(
  doses: readonly InsightDose[],
  steps: readonly DoseStep[],
): Finding<StepFeelings> {
  const noted = doses.filter((dose): dose is Noted => dose.feeling !== null && dose.feeling.trim() !== '')
  const known = steps
    .toSorted((one, other) => (one.after.from < other.after.from ? 1 : -1))
    .flatMap((step) => around(step, noted))
    .slice(0, MOST_SHOWN)
  const needs =
    known.length > 0
      ? null
      : steps.length === 0
        ? `Shows once a dose was changed, with ${LEAST_NOTED} doses or more of each and how you felt.`
        : `Shows once how you felt is noted with ${LEAST_NOTED} doses or more in the ${LOOKED_AT} days before a changed dose, and as many after.`
  return { rows: known.map(({ row }) => row), sentences: known.map(({ insight }) => insight), needs }
}
