import * as peptides from '@pepwell/contract/shop/product-costs'
import * as vitamins from '@pepwell/contract/shop/vitamin-costs'
import type { FastifyInstance } from 'fastify'
import { handle } from '../../http/handle.ts'
import { operatorOf } from '../../http/operator.ts'
import { sendCachedJson } from '../../http/send-cached-json.ts'
import type { Costs } from './costs.service.ts'

export function costsAdminRoutes(app: FastifyInstance, costs: Costs): void {
  handle(app, peptides.listProductCosts, async (input) => sendCachedJson(input, await costs.listPeptides()))
  handle(app, peptides.setProductCosts, (input) => costs.setPeptide(operatorOf(input), input.body))
  handle(app, vitamins.listVitaminCosts, () => costs.listVitamins())
  handle(app, vitamins.addVitaminCost, (input) => costs.addVitamin(operatorOf(input), input.body))
  handle(app, vitamins.updateVitaminCost, (input) =>
    costs.updateVitamin(operatorOf(input), input.params.id, input.body),
  )
}
