import { describe, expect, test } from 'vitest'
import { rational } from '../math/rational.ts'
import { dosingScheduleOf } from '../schedules/frequencies.ts'
import type { CalendarDay } from '../time/calendar.ts'
import { comingByFrequency, comingByReminders } from './coming-days.ts'
import { amountPerDraw, type Content, doseAmount, doseVolume, volumeOf } from './containers.ts'
import { defaultDiscardDay, forecasts, type Stocked } from './forecast.ts'
import { decimalOf, leftOf } from './ledger.ts'
import { dosesIn } from './runway.ts'

const vial = (content: Partial<Content> = {}): Content => ({
  ...{ kind: 'vial', amount: 10, unit: 'mg', waterMl: 2, deadSpaceMl: 0 },
  ...content,
})

const stocked = (content: Content, others: Partial<Stocked> = {}): Stocked => ({
  ...{ id: 1, state: 'in-use', content, left: rational(content.amount) },
  ...{ mixedOn: null, discardOn: null, expiresOn: null },
  ...others,
})

const from = (today: CalendarDay, others = {}) => ({
  ...{ today, startsOn: today, endsOn: null, lastTaken: null },
  ...others,
})

const every = (frequency: string, counted: ReturnType<typeof from>) => {
  const schedule = dosingScheduleOf(frequency)
  if (!schedule) throw new Error(`${frequency} is no rhythm`)
  return comingByFrequency(schedule, counted)
}

const firstOf = (days: Iterable<CalendarDay>, count: number) => {
  const found: CalendarDay[] = []
  for (const day of days) if (found.push(day) === count) break
  return found
}

describe('10 mg in 2 mL, 2.5 mg weekly, mixed on November 1, 0.01 mL of dead space', () => {
  const content = vial({ deadSpaceMl: 0.01 })
  const dose = rational(2.5)
  const container = stocked(content, {
    mixedOn: '2026-11-01',
    discardOn: defaultDiscardDay('vial', '2026-11-01'),
  })
  const planned = {
    coming: { days: every('Weekly', from('2026-11-01')), doseOn: () => dose },
    doseNow: () => dose,
    today: '2026-11-01',
  }
  const forecast = forecasts([container], planned).each.get(1)

  test('a dose takes 0.51 mL', () => {
    expect(decimalOf(volumeOf(amountPerDraw(dose, content), content) ?? rational(0))).toBe(0.51)
  })

  test('it holds 3 doses, on November 1, 8 and 15', () => {
    expect(forecast).toMatchObject({ dosesLeft: 3, usableDoses: 3, lastDoseOn: '2026-11-15' })
    expect(firstOf(planned.coming.days, 3)).toEqual(['2026-11-01', '2026-11-08', '2026-11-15'])
  })

  test('it runs out on November 22, before it is discarded on November 29', () => {
    expect(container.discardOn).toBe('2026-11-29')
    expect(forecast).toMatchObject({ runsOutOn: '2026-11-22', usableUntil: '2026-11-22' })
  })

  test('0.47 mL and 2.35 mg are wasted', () => {
    const loss = forecast?.loss ?? rational(0)
    expect(decimalOf(loss)).toBe(2.35)
    expect(decimalOf(volumeOf(loss, content) ?? rational(0))).toBe(0.47)
  })
})

test('a discard date limits what the volume allows', () => {
  const content = vial({ amount: 2 })
  const mixedOn = '2026-11-07'
  const left = rational(1.1)
  const container = stocked(content, { mixedOn, left, discardOn: defaultDiscardDay('vial', mixedOn) })
  const days = every('Every other day', from('2026-11-25'))
  const doseNow = () => rational(0.1)
  const forecast = forecasts([container], { coming: { days, doseOn: doseNow }, doseNow, today: '2026-11-25' })
  expect(forecast.each.get(1)).toMatchObject({
    ...{ dosesLeft: 11, usableDoses: 6, lastDoseOn: '2026-12-05' },
    ...{ runsOutOn: '2026-12-17', coveredUntil: '2026-12-07', usableUntil: '2026-12-05' },
    ...{ loss: { numerator: 1n, denominator: 2n } },
  })
})

test('sealed vials continue after the open one, each for 28 days', () => {
  const content = vial({ amount: 1 })
  const doseNow = () => rational(0.1)
  const planned = {
    coming: { days: every('Weekly', from('2026-11-25')), doseOn: doseNow },
    doseNow,
    today: '2026-11-25',
  }
  const open = stocked(content, { left: rational(0.2), mixedOn: '2026-11-10', discardOn: '2026-12-08' })
  const sealed = stocked(content, { id: 2, state: 'sealed' })
  const { each: found, coveredUntil } = forecasts([sealed, open], planned)
  expect(found.get(1)).toMatchObject({ dosesLeft: 2, usableDoses: 2, lastDoseOn: '2026-12-02' })
  // From December 9 on, and discarded on January 6: five of ten.
  expect(found.get(2)).toMatchObject({ dosesLeft: 10, usableDoses: 5, lastDoseOn: '2027-01-06' })
  expect(coveredUntil).toBe('2027-01-13')
  expect(found.get(1)?.coveredUntil).toBe('2027-01-13')
  expect(found.get(1)?.runsOutOn).toBe('2027-02-17')
})

test('an overdrawn vial has nothing left, shown as such', () => {
  const content = vial()
  const left = leftOf(content, [{ amount: 12, volumeMl: null }])
  expect(decimalOf(left.amount)).toBe(-2)
  expect(decimalOf(left.volume ?? rational(0))).toBe(-0.4)
  expect(dosesIn(left.amount, rational(1), content)).toBe(0)
})

test.each([
  ['250 mcg', { amount: 250, unit: 'mcg' as const }, 0.25, 0.05],
  ['10 units', { amount: 10, unit: 'units' as const }, 0.5, 0.1],
  ['0.1 mL', { amount: 0.1, unit: 'mL' as const }, 0.5, 0.1],
  ['18 clicks', { amount: 18, unit: 'clicks' as const }, 1.5, 0.3],
])('%s of 10 mg in 2 mL', (_text, dose, amount, volume) => {
  const content = vial({ clicksPerMl: 60 })
  expect(decimalOf(doseAmount(dose, content) ?? rational(0))).toBe(amount)
  expect(decimalOf(doseVolume(dose, content) ?? rational(0))).toBe(volume)
})

test('a container never guesses a unit', () => {
  expect(doseAmount({ amount: 5, unit: 'IU' }, vial())).toBeUndefined()
  expect(doseAmount({ amount: 5, unit: 'clicks' }, vial())).toBeUndefined()
  expect(doseAmount({ amount: 5, unit: 'units' }, vial({ waterMl: null }))).toBeUndefined()
  expect(doseAmount({ amount: 1, unit: 'tablets' }, vial())).toBeUndefined()
})

test('0.1 + 0.2 neither loses nor gains a dose', () => {
  const content = vial({ amount: 3 })
  const left = leftOf(content, [
    { amount: 0.1, volumeMl: null },
    { amount: 0.2, volumeMl: null },
  ])
  expect(dosesIn(left.amount, rational(0.1), content)).toBe(27)
})

describe('days of future doses', () => {
  test.each([
    ['Daily', { lastTaken: { day: '2026-11-25', doses: 1 } }, ['2026-11-26', '2026-11-27']],
    [
      'Twice daily',
      { lastTaken: { day: '2026-11-25', doses: 1 } },
      ['2026-11-25', '2026-11-26', '2026-11-26'],
    ],
    // Due since Sunday, and not missed before the week is over.
    ['Weekly', { lastTaken: { day: '2026-11-15', doses: 1 } }, ['2026-11-22', '2026-11-29']],
    ['Weekly', { lastTaken: { day: '2026-10-01', doses: 1 } }, ['2026-11-19', '2026-11-26']],
    ['Monthly', { startsOn: '2026-10-31' }, ['2026-10-31', '2026-11-30', '2026-12-31']],
    ['Mon/Thu', {}, ['2026-11-26', '2026-11-30']],
    ['Every other Monday', {}, ['2026-11-30', '2026-12-14']],
    [
      'Every other Monday',
      { lastTaken: { day: '2026-11-23', doses: 1 } },
      ['2026-12-07', '2026-12-21', '2027-01-04'],
    ],
    ['5 on 2 off', { startsOn: '2026-11-20' }, ['2026-11-27', '2026-11-28']],
    ['Weekly', { endsOn: '2026-12-01' }, ['2026-11-25']],
  ])('%s, %j', (frequency, others, days) => {
    expect(firstOf(every(frequency, from('2026-11-25', others)), days.length)).toEqual(days)
  })

  test('each reminder of a day needs a dose, except those taken today', () => {
    const schedules = ['08:00', '20:00'].map((time) => ({
      ...{ kind: 'interval' as const, everyDays: 2, anchor: '2026-11-25', time },
    }))
    const lastTaken = { day: '2026-11-25', doses: 1 }
    const days = comingByReminders(schedules, from('2026-11-25', { lastTaken }))
    expect(firstOf(days, 3)).toEqual(['2026-11-25', '2026-11-27', '2026-11-27'])
  })
})
