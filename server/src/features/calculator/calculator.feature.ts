import type { FastifyInstance } from 'fastify'
import type { Feature } from '../../feature.ts'
import type { FeatureParts } from '../../parts.ts'
import { calculatorRoutes } from './calculator.routes.ts'
import { calculatorService } from './calculator.service.ts'

/** Calculations that somebody keeps. */
export function addCalculator(app: FastifyInstance, parts: FeatureParts): Feature {
  calculatorRoutes(app, calculatorService(parts))
  return {}
}
