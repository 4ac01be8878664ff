import * as calls from '@pepwell/contract/shop/pricing-admin'
import type { FastifyInstance } from 'fastify'
import { handle } from '../../http/handle.ts'
import { operatorOf } from '../../http/operator.ts'
import type { VendorPricesService } from './vendor-prices.service.ts'

export function pricingAdminRoutes(app: FastifyInstance, vendorPrices: VendorPricesService): void {
  handle(app, calls.listVendorNames, () => vendorPrices.names())
  handle(app, calls.listAllVendorPrices, () => vendorPrices.all())
  handle(app, calls.addVendorPrice, (input) => vendorPrices.add(operatorOf(input), input.body))
  handle(app, calls.updateVendorPrice, (input) =>
    vendorPrices.update(operatorOf(input), input.params.id, input.body),
  )
  handle(app, calls.removeVendorPrice, async (input) => {
    await vendorPrices.remove(operatorOf(input), input.params.id)
    return { message: 'Vendor price deleted' }
  })
}
