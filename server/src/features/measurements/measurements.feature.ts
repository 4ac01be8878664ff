import type { FastifyInstance } from 'fastify'
import type { FeatureDeps } from '../../app-deps.ts'
import type { Feature } from '../../feature.ts'
import type { Notifications } from '../notifications/notifications.service.ts'
import { measurementsRoutes } from './measurements.routes.ts'
import { measurementsService } from './measurements.service.ts'
import { measuringKind } from './measuring-kind.ts'
import { measuringRemindersService } from './measuring-reminders.service.ts'

/**
 * Measurements other than weight (girths, blood pressure, glucose, sleep, mood), and measurement reminders.
 */
export function addMeasurements(
  app: FastifyInstance,
  deps: FeatureDeps,
  { notifications }: { notifications: Notifications },
): Feature {
  notifications.register(measuringKind)
  const reminders = measuringRemindersService({ ...deps, notifications })
  measurementsRoutes(app, { measurements: measurementsService(deps), reminders })
  // Zones differ by quarters of an hour.
  return { tasks: { 'remind-to-measure': { schedule: '*/15 * * * *', work: () => reminders.sendDue() } } }
}
