import type { FastifyInstance } from 'fastify'
import type { FeatureDeps } from '../../app-deps.ts'
import type { Feature } from '../../feature.ts'
import { measurementsRoutes } from './measurements.routes.ts'
import { measurementsService } from './measurements.service.ts'

/** Measurements besides weight: girths, blood pressure, glucose, sleep, mood. */
export function addMeasurements(app: FastifyInstance, parts: FeatureDeps): Feature {
  measurementsRoutes(app, measurementsService(parts))
  return {}
}
