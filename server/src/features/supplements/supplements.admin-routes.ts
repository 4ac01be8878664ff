import * as calls from '@pepwell/contract/vitamins/supplements-admin'
import type { FastifyInstance } from 'fastify'
import { handle } from '../../http/handle.ts'
import { operatorOf } from '../../http/operator.ts'
import { pictureIn } from '../../http/picture-upload.ts'
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
  handle(app, calls.setSupplementAvailability, ({ body, ...input }) =>
    catalogue.setAvailability(operatorOf(input), input.params.id, body.shopEnabled, body.version),
  )
  handle(app, calls.setSupplementShopData, ({ body: { version, ...changes }, ...input }) =>
    catalogue.setShopData(operatorOf(input), input.params.id, changes, version),
  )
  handle(app, calls.setSupplementImage, async (input) =>
    catalogue.setImage(operatorOf(input), input.params.id, await pictureIn(input.request)),
  )
  handle(app, calls.removeSupplementImage, (input) =>
    catalogue.removeImage(operatorOf(input), input.params.id),
  )
  handle(app, calls.removeSupplement, async (input) => {
    await catalogue.remove(operatorOf(input), input.params.id)
    return { message: 'Vitamin deleted' }
  })
}
