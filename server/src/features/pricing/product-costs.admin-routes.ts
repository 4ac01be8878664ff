import * as calls from '@pepwell/contract/shop/product-costs'
import type { FastifyInstance } from 'fastify'
import { handle } from '../../http/handle.ts'
import { operatorOf } from '../../http/operator.ts'
import { sendCachedJson } from '../../http/send-cached-json.ts'
import type { ProductCostsService } from './product-costs.service.ts'

export function productCostsAdminRoutes(app: FastifyInstance, costs: ProductCostsService): void {
  handle(app, calls.listProductCosts, async (input) => sendCachedJson(input, await costs.list()))
  handle(app, calls.setProductCosts, (input) => costs.set(operatorOf(input), input.body))
}
