import { DEMO_DAYS } from './regimen.ts'

/** A row to log, with the call that takes it. */
interface DemoRecord {
  path: '/api/lab-results' | '/api/measurements' | '/api/side-effects'
  /** local time of day, 'HH:MM' */
  time: string
  /** the field that holds the instant */
  timeField: 'collectedAt' | 'measuredAt' | 'startedAt'
  body: object
  /** hours until it ended, and was logged */
  hours?: number
}

/** LOINC code, unit, printed range and the values of the three blood draws. */
const LAB_TESTS: readonly (readonly [
  loinc: string,
  unit: string,
  range: readonly [low: number | null, high: number | null],
  values: readonly [number, number, number],
])[] = [
  ['4548-4', '%', [null, 5.6], [5.9, 5.6, 5.4]],
  ['1558-6', 'mg/dL', [70, 99], [104, 97, 92]],
  ['2160-0', 'mg/dL', [0.74, 1.35], [0.94, 0.97, 0.95]],
  ['98979-8', 'mL/min/1.73m2', [60, null], [101, 98, 100]],
  ['13457-7', 'mg/dL', [null, 130], [141, 128, 117]],
  ['2571-8', 'mg/dL', [null, 150], [168, 139, 121]],
  ['2484-4', 'ng/mL', [88, 246], [142, 163, 188]],
]

/** The days of the blood draws: before the first dose, halfway, and lately. */
const LAB_DAYS = [0, 91, DEMO_DAYS - 5]

const labsOn = (day: number): DemoRecord[] => {
  const draw = LAB_DAYS.indexOf(day)
  if (draw < 0) return []
  return LAB_TESTS.map(([loinc, unit, [rangeLow, rangeHigh], values]) => ({
    path: '/api/lab-results',
    time: '07:10',
    timeField: 'collectedAt',
    body: { loinc, unit, rangeLow, rangeHigh, value: values[draw], fasting: true, lab: 'Riverside Lab' },
  }))
}

const MEASURED_EVERY_DAYS = 14

/** Inches around the waist: an inch for every eight pounds or so. */
const waistOn = (day: number) =>
  Number((38.2 - 2.6 * (1 - Math.exp(-day / 110)) + 0.1 * Math.sin(day)).toFixed(1))

const measurementsOn = (day: number): DemoRecord[] => {
  if (day % MEASURED_EVERY_DAYS !== 0) return []
  const measured = [
    { kind: 'waist', unit: 'in', value: waistOn(day) },
    { kind: 'systolic', unit: 'mmHg', value: 132 - Math.round(day / 20) + (day % 3) },
    { kind: 'diastolic', unit: 'mmHg', value: 84 - Math.round(day / 30) + (day % 2) },
    { kind: 'resting-heart-rate', unit: 'bpm', value: 66 + (day % 5) },
  ]
  return measured.map((body) => ({ path: '/api/measurements', time: '07:00', timeField: 'measuredAt', body }))
}

const STEP_DAYS = 28

/** Weeks of nausea after each new dose. */
const NAUSEA_WEEKS = 2

const sideEffect = (name: string, severity: number, time: string, hours: number): DemoRecord => ({
  path: '/api/side-effects',
  time,
  timeField: 'startedAt',
  body: { name, severity },
  hours,
})

/** Nausea in the days after a dose while it is new; other side effects now and then. */
function sideEffectsOn(day: number): DemoRecord[] {
  const sinceDose = day % 7
  const isNew = day % STEP_DAYS < NAUSEA_WEEKS * 7 && day < 5 * STEP_DAYS
  return [
    ...(isNew && sinceDose === 1 ? [sideEffect('Nausea', 2, '11:30', 6)] : []),
    ...(isNew && sinceDose === 2 ? [sideEffect('Nausea', 1, '12:10', 3)] : []),
    ...(day % 46 === 11 ? [sideEffect('Constipation', 1, '09:00', 10)] : []),
    ...(day % 53 === 17 ? [sideEffect('Fatigue', 1, '15:00', 4)] : []),
  ]
}

/** Lab results, measurements and side effects of the n-th day, in the order of the day. */
export const recordsOn = (day: number): DemoRecord[] =>
  [...measurementsOn(day), ...labsOn(day), ...sideEffectsOn(day)].toSorted((a, b) =>
    a.time.localeCompare(b.time),
  )
