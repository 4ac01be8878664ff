import type { FastifyInstance } from 'fastify'
import type { FeatureDeps } from '../../app-deps.ts'
import type { Feature } from '../../feature.ts'
import { calculatorRoutes } from './calculator.routes.ts'
import { calculatorService } from './calculator.service.ts'

/** Saved calculations. */
export function addCalculator(app: FastifyInstance, deps: FeatureDeps): Feature {
  calculatorRoutes(app, calculatorService(deps))
  return {}
}
