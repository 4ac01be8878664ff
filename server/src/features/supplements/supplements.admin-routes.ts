import * as calls from '@pepwell/contract/supplements-admin'
import type { FastifyInstance } from 'fastify'
import { handle } from '../../http/handle.ts'
import { operatorOf } from '../../http/operator.ts'
import type { SupplementCatalogue } from './supplement-catalogue.service.ts'

export function supplementsAdminRoutes(app: FastifyInstance, catalogue: SupplementCatalogue): void {
  handle(app, calls.addSupplement, (input) => catalogue.add(operatorOf(input), input.body))
  handle(app, calls.updateSupplement, (input) =>
    catalogue.update(operatorOf(input), input.params.id, input.body),
  )
  handle(app, calls.priceSupplement, (input) =>
    catalogue.update(operatorOf(input), input.params.id, input.body, 'prices'),
  )
  handle(app, calls.editSupplement, (input) =>
    catalogue.update(operatorOf(input), input.params.id, input.body),
  )
  handle(app, calls.setSupplementAvailability, (input) =>
    catalogue.setAvailability(operatorOf(input), input.params.id, input.body.shopEnabled),
  )
  handle(app, calls.removeSupplement, async (input) => {
    await catalogue.remove(operatorOf(input), input.params.id)
    return { message: 'Vitamin deleted' }
  })
}
