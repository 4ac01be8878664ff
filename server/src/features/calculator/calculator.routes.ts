import { calculateDose, listCalculations } from '@pepwell/contract/doses/calculator'
import type { FastifyInstance } from 'fastify'
import { handle } from '../../http/handle.ts'
import type { Calculator } from './calculator.service.ts'

export function calculatorRoutes(app: FastifyInstance, calculator: Calculator): void {
  handle(app, listCalculations, ({ user, query }) => calculator.list(user, query))
  handle(app, calculateDose, ({ user, body }) => calculator.calculate(user, body))
}
