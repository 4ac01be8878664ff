import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isPrimary } from '../safety/primary-hosts.ts'
import { isCalendarDay } from '../time/calendar.ts'
import { conditionRows } from './caution-conditions.ts'
import { medicineRows } from './caution-medicines.ts'
import type { CautionRow } from './caution-row.ts'
import { readHealthNotes } from './cautions.ts'
import { sources } from './sources.ts'

const rows: readonly CautionRow[] = [...conditionRows, ...medicineRows]

const read = (healthConditions: string, allergies: string | null = null) =>
  readHealthNotes({ healthConditions, allergies, age: 36, gender: 'female' })

const sentencesOf = (note: string) => read(note).meanings.map(({ sentence }) => sentence)

const nothing = { noted: [], isPregnancy: false, meanings: [] }

describe('notes', () => {
  test.each([
    ['CKD stage 3', /kidney disease/],
    ['CKD3b', /kidney disease/],
    ['Diabetic nephropathy', /kidney disease/],
    ['on dialysis', /kidney disease/],
    ['Kidney stones', /kidney stones/],
    ["Hashimoto's", /levothyroxine/],
    ['SYNTHROID™ 50mcg', /levothyroxine/],
    ['Euthyrox', /levothyroxine/],
    ['Hypothyroidism', /levothyroxine/],
    ['Jantoven', /vitamin K/],
    ['acenocoumarol', /vitamin K/],
    ['Phenprocoumon (Marcumar)', /vitamin K/],
    ['Wilson’s disease', /copper/],
    ['Wilson disease', /copper/],
    ['Doxycycline for acne', /tetracycline/],
    ['ciprofloxacin', /quinolone/],
    ['Parkinson’s, on levodopa', /levodopa/],
    ['HIV, Biktarvy', /dolutegravir/],
    ['Gastric bypass in 2019', /surgical team/],
    ['celiac', /celiac/],
    ['Coeliac disease', /celiac/],
    ['Crohns', /Crohn/],
    ['metformin 500mg', /Metformin/],
    ['PPIs', /proton pump/],
    ['Postmenopausal', /menopause/],
    ['Hæmochromatosis', /iron/],
    ['Fosamax 70 mg weekly', /alendronate first/],
    ['on alendronate', /wait at least 30 minutes/],
    ['Accutane for acne', /without vitamin A/],
    ['lisinopril/HCTZ', /Thiazides/],
    ['thiazides', /hold on to calcium/],
    ['digoxin for AFib', /digoxin/],
    ['iron-deficiency anemia', /iron treats it/],
    ['Low iron', /iron treats it/],
    ['Vitamin B12 deficiency', /treat a B12 deficiency/],
    ['B-12 deficient', /High doses of folic acid/],
    ['Total hysterectomy 2019', /lose iron through periods/],
  ])('%s', (note, sentence) => {
    expect(sentencesOf(note)).toContainEqual(expect.stringMatching(sentence))
    expect(read(note).noted).toEqual([note])
  })

  test.each([
    'pregnant',
    'Nursing',
    'nursing a baby',
    'Breast-feeding',
    'trying to conceive',
    'TTC since May',
  ])('%s: different amounts apply', (note) => expect(read(note).isPregnancy).toBe(true))

  test('parathyroid is not thyroid', () => {
    for (const note of ['parathyroid adenoma', 'Hyperparathyroidism', 'para-thyroid surgery']) {
      expect(sentencesOf(note)).toEqual([expect.stringMatching(/^Overactive parathyroid/)])
    }
  })

  test.each([
    'kidney beans',
    'nursing student',
    'works in a nursing home',
    'Wolff-Parkinson-White',
    'premenopausal',
  ])('%s is unrelated', (note) =>
    expect(read(note)).toMatchObject({ isPregnancy: false, meanings: [], noted: [note] }),
  )

  test('women over 50 count as postmenopausal without a note', () => {
    const at = (age: number) =>
      readHealthNotes({ healthConditions: null, allergies: null, age, gender: 'female' })
    expect(at(50).meanings).toEqual([])
    expect(at(51).meanings.map(({ about }) => about)).toEqual([['Iron'], ['Multivitamin']])
  })
})

test.each([
  'Non-alcoholic fatty liver disease',
  'No spleen',
  'No cancer since 2015',
  'Asthma, no kidney problems',
])("%s is returned verbatim although it doesn't matter for vitamins", (note) =>
  expect(read(note)).toEqual({ noted: [note], isPregnancy: false, meanings: [] }),
)

describe('negations', () => {
  test.each([
    'No kidney problems',
    'no history of thyroid disease',
    'Never had kidney stones.',
    'denies CKD',
    'I don’t have celiac disease',
    'Not pregnant',
    'Not pregnant or nursing',
    'neither pregnant nor breastfeeding',
    'No longer on warfarin',
    'not trying to get pregnant',
    'No kidney, liver or thyroid problems',
    'No problems with my kidneys',
    'no diabetes, asthma, or kidney disease',
    'No CKD; no Crohn’s',
    'Kidney disease: none',
    'Pregnant? No.',
    'Allergic to doxycycline',
    'No allergies to doxycycline',
    'Doxycycline allergy',
    'none',
    'No known allergies',
  ])('%s', (note) => expect(read(note)).toEqual(nothing))

  test.each([
    'No kidney problems, but Hashimoto’s',
    'No allergies, hypothyroid',
    'no kidney problems. On Synthroid',
    'Not well controlled hypothyroidism',
    'not only thyroid disease',
    'I have no thyroid since 2019',
    'no problems with levothyroxine',
    'I take no vitamins because of my thyroid disease',
    'Thyroid disease: no cure',
    'not without thyroid disease',
    'Hashimoto’s allergic to penicillin',
  ])("don't affect what is next to them: %s", (note) => {
    expect(sentencesOf(note)).toEqual([
      expect.stringMatching(/levothyroxine.*calcium/),
      expect.stringMatching(/levothyroxine.*iron/),
    ])
  })
})

test('every row states something about a vitamin and cites a page', () => {
  for (const { name, url, checked } of Object.values(sources)) {
    expect(name).not.toBe('')
    expect(url).toMatch(/^https:\/\/[\w.-]+\/\S+$/)
    expect(checked === null || isCalendarDay(checked)).toBe(true)
    expect(isPrimary(url), url).toBe(true)
  }
  for (const { meanings } of rows) {
    expect(meanings.length).toBeGreaterThan(0)
    for (const { about, sentence, source } of meanings) {
      expect(about.length).toBeGreaterThan(0)
      expect(sentence).toMatch(/^[A-Z].*\.$/)
      expect(Object.values(sources)).toContain(source)
    }
  }
  const used = rows.flatMap(({ meanings }) => meanings.map(({ source }) => source))
  expect(new Set(used)).toEqual(new Set(Object.values(sources)))
})

// The reference: notes composed of clauses with known meanings.

const ORGANS = ['kidney', 'renal', 'thyroid', 'parathyroid', 'para thyroid']
const anyTerm = fc
  .constantFrom(...rows)
  .chain((row) => fc.constantFrom(...row.words.all).map((word) => ({ row, word })))
  // 'No thyroid' is a thyroid that was taken out.
  .map(({ row, word }) => ({ row, name: ORGANS.includes(word) ? `${word} problems` : word }))
const anyCase = (text: fc.Arbitrary<string>) =>
  fc
    .tuple(text, fc.constantFrom('lower', 'upper', 'title'))
    .map(([words, form]) =>
      form === 'upper'
        ? words.toUpperCase()
        : form === 'title'
          ? words.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
          : words,
    )

interface Clause {
  text: string
  says: CautionRow | null
}

const stated: fc.Arbitrary<Clause> = anyTerm.chain(({ row, name }) =>
  anyCase(fc.constantFrom(name, `I have ${name}`, `${name} since 2019`, `mild ${name}`, `on ${name}`)).map(
    (text) => ({ text, says: row }),
  ),
)
const denied: fc.Arbitrary<Clause> = fc
  .tuple(anyTerm, anyTerm)
  .chain(([{ name: one }, { name: other }]) =>
    anyCase(
      fc.constantFrom(
        `no ${one}`,
        `never had ${one}`,
        `without ${one}`,
        `denies any ${one}`,
        `I do not have ${one}`,
        `I don't have ${one}`,
        `no history of ${one}`,
        `no known ${one}`,
        `no ${one} or ${other}`,
        `no ${one}, no ${other}`,
        `neither ${one} nor ${other}`,
        `no asthma, ${one} or ${other}`,
        `no asthma, gout, ${one}, or ${other}`,
        `${one}: no`,
        `${one}? None`,
        `${one} (never)`,
      ),
    ),
  )
  .map((text) => ({ text, says: null }))
const withinWords: fc.Arbitrary<Clause> = fc
  .tuple(anyTerm, fc.constantFrom('q', 'para', 'non', ''), fc.constantFrom('qu', 'x', 'ette'))
  .map(([{ name }, before, after]) => ({ text: name.replace(/\S+/g, `${before}$&${after}`), says: null }))
const unrelated: fc.Arbitrary<Clause> = fc
  .constantFrom('asthma', 'high blood pressure', 'peanuts', 'knee surgery in 2020', 'no spleen')
  .map((text) => ({ text, says: null }))

const anyEnd = fc.constantFrom('. ', '; ', '\n', '! ', '.\n')
const anyNote = (clauses: fc.Arbitrary<Clause>) =>
  fc.array(fc.tuple(clauses, anyEnd), { minLength: 1, maxLength: 6 }).map((parts) => ({
    text: parts.map(([{ text }, end]) => text + end).join(''),
    says: new Set(parts.flatMap(([{ says }]) => says?.meanings ?? [])),
  }))

test("for any note, statements count, and negations and parts of words don't", () => {
  fc.assert(
    fc.property(anyNote(fc.oneof(stated, denied, withinWords, unrelated)), ({ text, says }) => {
      expect(new Set(read(text).meanings)).toEqual(says)
    }),
    { numRuns: 600 },
  )
})

test('a note of only negations has no effect', () => {
  fc.assert(
    fc.property(anyNote(denied), ({ text }) => {
      expect(read(text)).toEqual(nothing)
    }),
    { numRuns: 300 },
  )
})

test('clear statements count in any context', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      stated,
      anyEnd,
      fc.string(),
      (before, { text, says }, end, after) => {
        const { meanings } = read(`${before}\n${text}${end}${after}`)
        expect(meanings).toEqual(expect.arrayContaining([...(says?.meanings ?? [])]))
      },
    ),
    { numRuns: 400 },
  )
})

test("case and punctuation don't matter", () => {
  const mark = fc.constantFrom('', '"', '*', '(', ')', '…', '!!', ' - ', '•', '™', '?!', ' ,')
  fc.assert(
    fc.property(stated, mark, mark, ({ text, says }, before, after) => {
      for (const note of [text, text.toUpperCase(), text.replaceAll(' ', '-'), text.replaceAll(' ', '  ')]) {
        expect(new Set(read(before + note + after).meanings)).toEqual(new Set(says?.meanings))
      }
    }),
    { numRuns: 300 },
  )
})
