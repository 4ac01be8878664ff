import { expect, test } from 'vitest'
import { mentions, readNote } from './health-notes.ts'
import { pregnancyOrNursing } from './pregnancy-words.ts'

const isPregnant = (note: string) => mentions(readNote(note, 2026), pregnancyOrNursing)

test.each([
  'gestational diabetes in 2015',
  'Gestational diabetes (2015)',
  'gestational diabetes, 2015',
  'gestational diabetes with my first in 2015',
  'gestational diabetes 8 years ago',
  'IVF 6 yrs ago',
  'in 2015 I was pregnant',
  '2018: pregnancy',
  'had a baby 3 years ago',
  'schwanger im Jahr 2014',
  'embarazo en 2012',
  'grossesse en 2010',
  'embarazada hace 5 años',
  'hx of gestational diabetes',
])('%s is over', (note) => expect(isPregnant(note)).toBe(false))

test.each([
  'pregnant since 2026',
  'pregnant',
  'gestational diabetes',
  'pregnant again, gestational diabetes in 2015',
  'gestational diabetes in 2015 and pregnant now',
  'pregnant, 2015 gallbladder removed',
  'appendix out in 2015, pregnant',
  'breastfeeding since 2024',
  'IVF in 2026',
  'pregnant 2025',
  'had a baby 5 wks ago',
  'gave birth two months ago',
  'still giving her the breast',
  'schwanger seit 2026',
])('%s goes on, or may', (note) => expect(isPregnant(note)).toBe(true))

test('without the current year, no date is past', () => {
  expect(mentions(readNote('gestational diabetes in 2015'), pregnancyOrNursing)).toBe(true)
})
