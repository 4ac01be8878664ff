import { randomUUID } from 'node:crypto'
import * as calls from '@pepwell/contract/measurements/measurements'
import { setMeasuringReminder } from '@pepwell/contract/measurements/measuring-reminders'
import { aMeasurement } from '../../testing/factories.ts'
import { type Samples, sample } from '../../testing/samples.ts'

const typed = {
  kind: 'hip',
  value: 90.5,
  unit: 'cm',
  measuredAt: '2026-06-14T12:00:00Z',
  note: 'x',
} as const

export const samples: Samples = [
  sample(setMeasuringReminder, () => ({ body: { subject: 'waist' as const, everyDays: 14 as const } })),
  sample(calls.logMeasurement, () => ({ body: { ...typed, clientId: randomUUID() } })),
  sample(calls.updateMeasurement, async (test, member) => ({
    params: { id: (await aMeasurement(test, member)).id },
    body: typed,
  })),
  sample(calls.removeMeasurement, async (test, member) => ({
    params: { id: (await aMeasurement(test, member)).id },
  })),
]
