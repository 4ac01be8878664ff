import * as calls from '@pepwell/contract/shop/vitamin-costs'
import type { FastifyInstance } from 'fastify'
import { handle } from '../../http/handle.ts'
import { operatorOf } from '../../http/operator.ts'
import type { VitaminCosts } from './vitamin-costs.service.ts'

export function vitaminCostsAdminRoutes(app: FastifyInstance, costs: VitaminCosts): void {
  handle(app, calls.listVitaminCosts, () => costs.list())
  handle(app, calls.addVitaminCost, (input) => costs.add(operatorOf(input), input.body))
  handle(app, calls.updateVitaminCost, (input) =>
    costs.update(operatorOf(input), input.params.id, input.body),
  )
}
