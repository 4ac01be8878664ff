import { describe, expect, test } from 'vitest'
import { recognizedSite } from '../doses/site-words.ts'
import { contentId } from '../text/content-id.ts'
import { inUnit, toPounds } from '../weight/weight.ts'
import { doseEntries, weighInEntries } from './log-entries.ts'
import { readLogFile, recognizeFile } from './log-files.ts'

const timeZone = 'America/New_York'
const reader = { timeZone, now: Date.parse('2026-11-26T12:00:00Z') }

const SHOTS = `type,datetime,medicineName,dose,site,pain,notes,note,mood,appetite,sideEffect1,severity1
shot,2026-10-04 09:00:00,Zepbound,2.5,stomach_upper_left,1,first one,,,,,
checkin,2026-10-05 20:00:00,,,,,,"slept badly, queasy",3,4.5,Nausea,3
shot,2026-10-11 09:15:00,zepbound,2.5,thigh_upper_right,0,,,,,,
shot,2026-10-18 23:50:00,Tirzepatide (Compound),5,arm_left,2,"new dose, ""double""",,,,,
`
const WITH_UNIT = `\uFEFFDate,Time,Weight(lb),BMI,Body Fat(%),Visceral Fat,Remarks
2026.11.03,07:11:50,201.4,28.9,31.2,--,--
2026.11.10,07:02:10,199.8,28.7,--,--,--
2026.11.10,07:02:10,199.8,28.7,--,--,--
`
const WITHOUT_UNIT = 'Date,Body Fat %,Weight\n2026-11-03,31.2,201.4\n2026-11-10,,199.8\n'
const KILOGRAMS = `"dateTime","weight","fat","comment"
"2026-11-03 07:11",91.35,31.2,"before breakfast; ""new scale"""
"2026-11-10 07:02",90.63,,
`
const read = (text: string) => {
  const file = recognizeFile(text)
  return { file, table: readLogFile(text, file, {}) }
}
const at = (wall: string) => Temporal.PlainDateTime.from(wall).toZonedDateTime(timeZone).epochMilliseconds

test('imports the shots of a shot tracker’s file in the person’s own time zone and lists skipped rows', () => {
  const { file, table } = read(SHOTS)
  expect(file).toMatchObject({ kind: 'doses', doseUnit: 'mg' })
  expect(table.problems).toEqual([])
  const { entries, leftOut } = doseEntries(table.rows, { ...reader, unit: file.doseUnit })
  expect(entries).toMatchObject([
    {
      row: 2,
      at: at('2026-10-04T09:00'),
      medicine: 'Zepbound',
      dose: '2.5 mg',
      site: 'Abdomen, upper left',
      notes: 'first one',
    },
    {
      row: 4,
      at: at('2026-10-11T09:15'),
      medicine: 'zepbound',
      dose: '2.5 mg',
      site: 'Right thigh',
      notes: null,
    },
    { row: 5, at: at('2026-10-18T23:50'), dose: '5 mg', site: 'Left upper arm', notes: 'new dose, "double"' },
  ])
  expect(leftOut).toEqual([{ row: 3, why: 'Not a dose: checkin' }])
  expect(table.ignored).toContain('pain')
})

test('imports each weigh-in of a scale’s file once, with the unit from the header', () => {
  const { file, table } = read(WITH_UNIT)
  expect([file.kind, file.weightUnit]).toEqual(['weighIns', 'lbs'])
  const { entries, leftOut } = weighInEntries(table.rows, { ...reader, unit: file.weightUnit })
  expect(entries).toMatchObject([
    { day: '2026-11-03', weight: 201.4, at: at('2026-11-03T07:11:50'), notes: null },
    { day: '2026-11-10', weight: 199.8, notes: null },
  ])
  expect(leftOut).toEqual([{ row: 4, why: 'The same as row 3' }])
})

test('asks for the unit when a file has none', () => {
  const { file, table } = read(WITHOUT_UNIT)
  expect([file.kind, file.weightUnit]).toEqual(['weighIns', undefined])
  expect(weighInEntries(table.rows, reader).entries).toMatchObject([
    { day: '2026-11-03', weight: 201.4, hasTime: false },
    { day: '2026-11-10', weight: 199.8 },
  ])
})

test('imports a file in kilograms like the same file in pounds', () => {
  const { file, table } = read(KILOGRAMS)
  expect(file.weightUnit).toBe('kg')
  const { entries } = weighInEntries(table.rows, { ...reader, unit: 'kg' })
  expect(entries.map(({ weight }) => inUnit(toPounds(weight, 'kg'), 'lbs'))).toEqual([201.4, 199.8])
  expect(entries[0]?.notes).toBe('before breakfast; "new scale"')
})

test.each([
  ['Date,Weight\n2026-11-03,12 st 4 lb\n2026-11-10,12st 3.5lb\n2026-11-17,12 stone', [172, 171.5, 168]],
  ['Date;Weight (st lb)\n2026-11-03;12 st 4\n2026-11-10;12 st 3,5 lbs\n2026-11-17;12', [172, 171.5, 168]],
  ['Date,Weight (stones)\n2026-11-03,12 Stone 4 Pounds', [172]],
])('stores weights in stones in pounds: %j', (text, weights) => {
  const { file, table } = read(text)
  expect([file.kind, file.weightUnit]).toEqual(['weighIns', 'st'])
  const { entries } = weighInEntries(table.rows, { ...reader, unit: 'st' })
  expect(entries.map(({ weight }) => weight)).toEqual(weights)
})

test("doesn't guess at stones with a decimal", () => {
  const { table } = read('Date,Weight (st)\n2026-11-03,12.7\n2026-11-10,12')
  expect(weighInEntries(table.rows, { ...reader, unit: 'st' })).toMatchObject({
    entries: [{ weight: 168 }],
    leftOut: [{ row: 2, why: 'Write 12 st and the pounds' }],
  })
  const { problems } = read('Date,Weight\n2026-11-03,12 st 14 lb\n2026-11-10,12.5 st').table
  expect(problems.map(({ message }) => message)).toEqual([
    expect.stringContaining('Not a weight we can read: write 12 st 4 lb'),
    expect.stringContaining('Not a weight we can read: write 12 st 4 lb'),
  ])
})

test('stores one weight in stones among kilograms in kilograms', () => {
  const { table } = read('Date,Weight (kg)\n2026-11-03,78.5\n2026-11-10,12 st 4 lb')
  const { entries } = weighInEntries(table.rows, { ...reader, unit: 'kg' })
  expect(entries.map(({ weight }) => weight)).toEqual([78.5, 78.02])
})

test('gives the same file the same ids, and a changed row another', () => {
  const ids = (text: string) =>
    doseEntries(read(text).table.rows, { ...reader, unit: 'mg' }).entries.map((entry) => entry.clientId)
  expect(ids(SHOTS)).toEqual(ids(SHOTS))
  const other = ids(SHOTS.replace('23:50:00', '23:51:00'))
  expect(other.slice(0, 2)).toEqual(ids(SHOTS).slice(0, 2))
  expect(other[2]).not.toBe(ids(SHOTS)[2])
})

test('ids of different contents differ, and are UUIDs', () => {
  const ids = Array.from({ length: 20_000 }, (_, index) => contentId(String(index)))
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids.slice(0, 100))
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/)
})

describe('a dose', () => {
  const one = (dose: string, unit?: 'mg') => {
    const { table } = read(`date,medicine,dose\n2026-10-04 9:05 PM,Zepbound,"${dose}"`)
    return doseEntries(table.rows, { ...reader, unit })
  }

  test.each([
    ['2.5 mg', undefined, '2.5 mg'],
    ['2,5mg', undefined, '2.5 mg'],
    ['0,25', 'mg', '0.25 mg'],
    ['2.5', undefined, '2.5'],
  ] as const)('of "%s" (unit %s) is "%s"', (dose, unit, stored) => {
    expect(one(dose, unit).entries).toMatchObject([{ dose: stored, at: at('2026-10-04T21:05') }])
  })

  test("that can't be parsed is skipped", () => {
    expect(one('a bit', 'mg').leftOut).toEqual([{ row: 2, why: 'We can’t read this dose' }])
  })

  test('in the future is skipped', () => {
    const { table } = read('date,medicine,dose\n2027-01-01,Zepbound,2.5 mg')
    expect(doseEntries(table.rows, reader).leftOut).toEqual([{ row: 2, why: 'In the future' }])
  })

  test('with an offset is an exact instant', () => {
    const { table } = read('date,medicine,dose\n2026-10-04T09:00:00+0200,Zepbound,2.5 mg')
    expect(doseEntries(table.rows, reader).entries[0]?.at).toBe(Date.parse('2026-10-04T07:00:00Z'))
  })
})

test.each([
  ['stomach_upper_left', 'Abdomen, upper left'],
  ['Lower right abdomen', 'Abdomen, lower right'],
  ['thigh_upper_right', 'Right thigh'],
  ['arm_left', 'Left upper arm'],
  ['stomach_left', undefined],
  ['thigh', undefined],
  ['somewhere', undefined],
])('the site "%s" is %s', (words, site) => {
  expect(recognizedSite(words)).toBe(site)
})
