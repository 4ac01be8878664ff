import { weekdays } from '@pepwell/domain/schedules/schedules'
import { expect, test } from 'vitest'
import { anEntry } from '../../../test/regimen.ts'
import type { PreviewedTimes } from './forecast.ts'
import { previewText } from './preview.ts'

const daily: PreviewedTimes = {
  frequency: 'Daily',
  time: '08:00',
  days: weekdays,
  anchor: '2026-11-20',
  timings: [30],
}

// Intl puts a narrow space before AM.
const preview = (changes: Partial<PreviewedTimes>, now: string, circumstances = {}) =>
  previewText(
    { ...daily, ...changes },
    {
      entry: anEntry(),
      reminders: [],
      doses: [],
      now: Date.parse(now),
      timeZone: 'America/New_York',
      ...circumstances,
    },
  ).replaceAll(/\s/g, ' ')

const EVENING = '2026-11-21T02:00:00Z'

test.each([
  [{}, 'Next: Sat, Nov 21, 8:00 AM. We remind you 30 minutes before.'],
  [{ timings: [5, 120] }, 'Next: Sat, Nov 21, 8:00 AM. We remind you 2 hours and 5 minutes before.'],
  [{ days: ['Monday'] }, 'Next: Mon, Nov 23, 8:00 AM. We remind you 30 minutes before.'],
  [{ frequency: 'Every other day' }, 'Next: Sun, Nov 22, 8:00 AM. We remind you 30 minutes before.'],
  [{ timings: [0] }, 'Next: Sat, Nov 21, 8:00 AM. We remind you at the time.'],
  [
    { timings: [1440] },
    'Next: Sat, Nov 21, 8:00 AM. We remind you 1 day before, for the first time on Sat, Nov 21, 8:00 AM.',
  ],
  [
    { frequency: 'Every few days', every: 3 },
    'Next: Mon, Nov 23, 8:00 AM, then Thu, Nov 26 and Sun, Nov 29. We remind you 30 minutes before.',
  ],
  [
    { frequency: 'Every few weeks', every: 2, days: ['Monday'] },
    'Next: Mon, Nov 23, 8:00 AM, then Mon, Dec 7 and Mon, Dec 21. We remind you 30 minutes before.',
  ],
  [
    { frequency: 'Monthly', anchor: '2026-08-31' },
    'Next: Mon, Nov 30, 8:00 AM, then Thu, Dec 31 and Sun, Jan 31. We remind you 30 minutes before.',
  ],
  [
    { frequency: 'Monthly', anchor: '2026-08-31', every: 6 },
    'Next: Sun, Feb 28, 8:00 AM, then Tue, Aug 31 and Tue, Feb 29. We remind you 30 minutes before.',
  ],
  [
    { frequency: 'On and off', daysOn: 2, daysOff: 5 },
    'Next: Sat, Nov 21, 8:00 AM, then Fri, Nov 27 and Sat, Nov 28. We remind you 30 minutes before.',
  ],
  [
    { frequency: 'After the last dose', every: 7, anchor: '2026-11-24' },
    'Next: Tue, Nov 24, 8:00 AM, then Tue, Dec 1 and Tue, Dec 8. We remind you 30 minutes before.',
  ],
  [
    { frequency: 'After the last dose', every: 7, alsoAt: ['20:00'], repeatEvery: 5 },
    'Next: Fri, Nov 27, 8:00 AM, then Fri, Dec 4 and Fri, Dec 11. We remind you 30 minutes before. Again every 5 minutes until logged.',
  ],
  [
    { frequency: 'Every few days', every: null },
    'Choose how many days, weeks or months to see when we remind you.',
  ],
  [
    { frequency: 'Every few days', every: 0 },
    'Choose how many days, weeks or months to see when we remind you.',
  ],
  [{ frequency: 'Monthly', anchor: '' }, 'Choose days, a time and a timing to see when we remind you.'],
  [{ days: [] }, 'Choose days, a time and a timing to see when we remind you.'],
  [{ time: '' }, 'Choose days, a time and a timing to see when we remind you.'],
  [{ timings: [] }, 'Choose days, a time and a timing to see when we remind you.'],
])('%j, seen on Friday evening', (changes, text) => expect(preview(changes, EVENING)).toBe(text))

test.each([
  [{ alsoAt: ['20:00', '14:00'] }, ' Also at 2:00 PM and 8:00 PM.'],
  [{ alsoAt: ['', '08:00', '20:00', '20:00'] }, ' Also at 8:00 PM.'],
  [{ repeatEvery: 15 }, ' Again every 15 minutes until logged.'],
  [
    { alsoAt: ['20:00'], repeatEvery: 60, frequency: 'Weekly' },
    ' Also at 8:00 PM, again every hour until logged.',
  ],
])('%j is shown after it', (changes, text) =>
  expect(preview(changes, EVENING)).toBe(
    `Next: Sat, Nov 21, 8:00 AM. We remind you 30 minutes before.${text}`,
  ),
)

test('a lead time that already passed starts with the next occurrence', () => {
  expect(preview({}, '2026-11-21T12:45:00Z')).toBe(
    'Next: Sat, Nov 21, 8:00 AM. We remind you 30 minutes before, for the first time on Sun, Nov 22, 7:30 AM.',
  )
  expect(preview({ timings: [30, 5] }, '2026-11-21T12:45:00Z')).toBe(
    'Next: Sat, Nov 21, 8:00 AM. We remind you 30 minutes and 5 minutes before.',
  )
  const last = { entry: anEntry({ endDate: '2026-11-21' }) }
  expect(preview({}, '2026-11-21T12:45:00Z', last)).toBe(
    'Next: Sat, Nov 21, 8:00 AM. We remind you 30 minutes before, but that time has passed and there’s no next one.',
  )
})

test('stays within the plan', () => {
  expect(preview({}, EVENING, { entry: anEntry({ startDate: '2026-12-01' }) })).toMatch(
    'Next: Tue, Dec 1, 8:00 AM.',
  )
  expect(preview({}, EVENING, { entry: anEntry({ endDate: '2026-11-20' }) })).toBe(
    'You’d never get this reminder: BPC-157 ends on Nov 20, 2026.',
  )
  expect(preview({}, EVENING, { entry: anEntry({ status: 'paused' }) })).toBe(
    'BPC-157 isn’t active in your plan. We’ll remind you once it is.',
  )
  expect(preview({}, EVENING, { entry: undefined })).toMatch('Next: Sat, Nov 21, 8:00 AM.')
})

test.each([
  ['America/New_York', '2026-03-08T05:00:00Z', '02:30', 'Sun, Mar 8, 3:30 AM'],
  ['America/New_York', '2026-11-01T04:00:00Z', '01:30', 'Sun, Nov 1, 1:30 AM'],
  // The second 1:30 of that night isn't a separate time.
  ['America/New_York', '2026-11-01T05:31:00Z', '01:30', 'Mon, Nov 2, 1:30 AM'],
  ['Australia/Lord_Howe', '2026-10-03T14:00:00Z', '02:15', 'Sun, Oct 4, 2:45 AM'],
])('clock changes: in %s at %s, %s is %s', (timeZone, now, time, text) => {
  expect(preview({ time, anchor: '2026-03-01' }, now, { timeZone })).toMatch(`Next: ${text}.`)
})
