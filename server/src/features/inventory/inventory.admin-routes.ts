import * as calls from '@pepwell/contract/shop/inventory'
import type { FastifyInstance } from 'fastify'
import { handle } from '../../http/handle.ts'
import { operatorOf } from '../../http/operator.ts'
import type { Inventory } from './inventory.service.ts'

export function inventoryAdminRoutes(app: FastifyInstance, inventory: Inventory): void {
  handle(app, calls.listInventory, ({ query }) => inventory.batches(query))
  handle(app, calls.addBatch, (input) => inventory.add(operatorOf(input), input.body))
  handle(app, calls.updateBatch, (input) => inventory.update(operatorOf(input), input.params.id, input.body))
  handle(app, calls.listMovements, ({ params, query }) => inventory.movements(params.id, query))
  handle(app, calls.inventorySummary, ({ user, query }) =>
    inventory.summary(user, query.of === 'peptides' ? 'peptide' : 'supplement'),
  )
  handle(app, calls.listVitaminInventory, ({ query }) => inventory.vitaminBatches(query))
  handle(app, calls.addVitaminBatch, (input) => inventory.addVitamin(operatorOf(input), input.body))
  handle(app, calls.updateVitaminBatch, (input) =>
    inventory.updateVitamin(operatorOf(input), input.params.id, input.body),
  )
  handle(app, calls.importBatches, (input) => inventory.import(operatorOf(input), 'peptide', input.body))
  handle(app, calls.importVitaminBatches, (input) =>
    inventory.import(operatorOf(input), 'supplement', input.body),
  )
}
