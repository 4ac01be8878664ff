import { describe, expect, test } from 'vitest'
import { addDays } from '../time/calendar.ts'
import { days, entry, type History, since } from './adherence.samples.ts'
import { adherence } from './adherence.ts'
import type { EntryReminder, PlanPeriod } from './entry.ts'

/** A Monday. */
const TODAY = '2026-06-15'

const rate = (periods: PlanPeriod[], taken: string[], history: History = {}) =>
  adherence([entry(periods, taken, history)], history.today ?? TODAY).rate

describe('with reminder days', () => {
  const reminder = (onDays: string[], changes: Partial<EntryReminder> = {}): EntryReminder => ({
    frequency: 'Custom',
    time: '20:00',
    days: onDays,
    anchor: '2026-05-01',
    changedOn: '2026-05-01',
    ...changes,
  })
  const weekdaysOf = ({ days = [] }: Partial<EntryReminder>) => [...days]
  const sundays = { reminders: [reminder(['Sunday'])] }
  const weekly = [since('2026-05-01', 'Weekly')]

  test('a dose within half the gap between two reminders resolves the nearer one, before or after', () => {
    expect(
      rate(weekly, ['2026-05-02', '2026-05-11', '2026-05-20'], { ...sundays, today: '2026-05-21' }),
    ).toBe(100)
    expect(
      rate(weekly, ['2026-05-03', '2026-05-10', '2026-05-20'], { ...sundays, today: '2026-05-21' }),
    ).toBe(100)
    expect(rate(weekly, ['2026-05-03', '2026-05-21'], { ...sundays, today: '2026-05-22' })).toBe(50)
  })

  test('a reminder is missed once the next one is nearer, not before', () => {
    const taken = ['2026-05-03']
    expect(rate(weekly, taken, { ...sundays, today: '2026-05-13' })).toBe(100)
    expect(rate(weekly, taken, { ...sundays, today: '2026-05-14' })).toBe(50)
  })

  test('reminders count instead of the frequency, also when it has no number', () => {
    const weekdays = { reminders: [reminder(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'])] }
    const taken = days('2026-06-01', 14).filter((_, n) => n % 7 < 5)
    expect(rate([since('2026-05-30')], taken, weekdays)).toBe(100)
    expect(rate([since('2026-05-30', 'As needed')], taken.slice(1), weekdays)).toBe(90)
    expect(rate([since('2026-05-30')], taken, { reminders: [reminder([])] })).toBe(63)
  })

  test('two reminders on one day call for two doses', () => {
    const twice = [reminder(['Sunday']), reminder(['Sunday'], { time: '08:00' })]
    expect(rate([since('2026-06-01')], ['2026-06-07'], { reminders: twice })).toBe(50)
    expect(rate([since('2026-06-01')], ['2026-06-07', '2026-06-08'], { reminders: twice })).toBe(100)
  })

  test.each<[Partial<EntryReminder>, number[], number]>([
    [{ frequency: 'Every few days', every: 10 }, [0, 10, 20, 30, 40], 90],
    [{ frequency: 'Every few weeks', every: 6, days: ['Friday'] }, [0, 42], 110],
    [{ frequency: 'Monthly' }, [0, 31, 61], 90],
    [{ frequency: 'On and off', daysOn: 2, daysOff: 60 }, [0, 1, 62, 63], 120],
  ])('%j: taking every dose is 100 %%, and skipping one is a miss', (schedule, taken, until) => {
    const reminders = [
      reminder(weekdaysOf(schedule), { anchor: '2026-05-01', changedOn: '2026-04-30', ...schedule }),
    ]
    const plan = [since('2026-04-01', 'As needed')]
    const on = taken.map((day) => addDays('2026-05-01', day))
    const through = (days: string[], today: string) => rate(plan, days, { reminders, today })
    for (let day = 0; day <= (taken.at(-1) ?? 0); day++) {
      const today = addDays('2026-05-01', day)
      expect([100, null]).toContain(
        through(
          on.filter((each) => each <= today),
          today,
        ),
      )
    }
    expect(through(on.slice(1), addDays('2026-05-01', until))).toBeLessThan(100)
  })

  test('reminders that follow the last dose have no days, so the frequency counts', () => {
    const following = [reminder([], { frequency: 'After the last dose', every: 7, anchor: '2026-06-20' })]
    const taken = ['2026-05-03', '2026-05-12', '2026-05-20', '2026-05-28']
    expect(rate(weekly, taken, { reminders: following, today: '2026-06-10' })).toBe(100)
    expect(rate(weekly, taken, { reminders: following, today: '2026-06-11' })).toBe(80)
  })

  test('the frequency counts until reminders were created or changed', () => {
    const made = (changedOn: string) => ({ reminders: [reminder(['Sunday'], { changedOn })] })
    // Wednesdays until the end of May, then Sundays.
    const taken = [
      '2026-05-06',
      '2026-05-13',
      '2026-05-20',
      '2026-05-27',
      '2026-05-31',
      '2026-06-07',
      '2026-06-14',
    ]
    expect(rate(weekly, taken, made('2026-05-29'))).toBe(100)
    expect(rate(weekly, taken, made(TODAY))).toBe(100)
    expect(rate(weekly, taken.slice(0, 4), made('2026-05-29'))).toBe(80)
  })

  test("a reminder sooner than one interval after the last dose before the change isn't due", () => {
    const made = { reminders: [reminder(['Sunday'], { changedOn: '2026-05-29' })] }
    expect(rate(weekly, [...days('2026-05-07', 4, 7), '2026-06-07'], { ...made, today: '2026-06-09' })).toBe(
      100,
    )
  })

  test("reminders in a pause aren't due, and one whose window a pause cuts short isn't missed", () => {
    const paused = [since('2026-05-01', 'Weekly', '2026-05-18'), since('2026-06-01', 'Weekly')]
    expect(rate(paused, ['2026-05-03', '2026-05-10', '2026-06-07'], sundays)).toBe(100)
  })
})
