import type { FastifyInstance } from 'fastify'
import type { Feature } from '../../feature.ts'
import type { FeatureParts } from '../../parts.ts'
import { measurementsRoutes } from './measurements.routes.ts'
import { measurementsService } from './measurements.service.ts'

/** What somebody measures beside their weight: girths, blood pressure, glucose, sleep, mood. */
export function addMeasurements(app: FastifyInstance, parts: FeatureParts): Feature {
  measurementsRoutes(app, measurementsService(parts))
  return {}
}
