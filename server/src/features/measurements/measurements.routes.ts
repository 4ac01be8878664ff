import * as calls from '@pepwell/contract/measurements/measurements'
import * as reminderCalls from '@pepwell/contract/measurements/measuring-reminders'
import type { FastifyInstance } from 'fastify'
import { handle } from '../../http/handle.ts'
import type { Measurements } from './measurements.service.ts'
import type { MeasuringReminders } from './measuring-reminders.service.ts'

interface Services {
  measurements: Measurements
  reminders: MeasuringReminders
}

export function measurementsRoutes(app: FastifyInstance, { measurements, reminders }: Services): void {
  handle(app, calls.listMeasurements, ({ user, query }) => measurements.list(user, query))
  handle(app, calls.logMeasurement, ({ user, body }) => measurements.log(user, body))
  handle(app, calls.updateMeasurement, ({ user, params, body }) => measurements.update(user, params.id, body))
  handle(app, calls.removeMeasurement, async ({ user, params }) => {
    await measurements.remove(user, params.id)
    return { message: 'Measurement deleted' }
  })
  handle(app, reminderCalls.listMeasuringReminders, ({ user }) => reminders.list(user))
  handle(app, reminderCalls.setMeasuringReminder, ({ user, body }) => reminders.set(user, body))
}
