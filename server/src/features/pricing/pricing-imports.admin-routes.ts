import * as calls from '@pepwell/contract/shop/pricing-imports'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { DB } from '../../database/schema.ts'
import { handle } from '../../http/handle.ts'
import { operatorOf } from '../../http/operator.ts'
import { importTable } from '../imports/imports.service.ts'
import { costImporter } from './import-costs.ts'
import { priceImporter } from './import-prices.ts'

export function pricingImportsAdminRoutes(
  app: FastifyInstance,
  { db, clock }: { db: Kysely<DB>; clock: Clock },
): void {
  handle(app, calls.importVendorPrices, (input) =>
    importTable(db, operatorOf(input), input.body, priceImporter(clock.now()), clock.now()),
  )
  handle(app, calls.importProductCosts, (input) =>
    importTable(db, operatorOf(input), input.body, costImporter('peptide'), clock.now()),
  )
  handle(app, calls.importVitaminCosts, (input) =>
    importTable(db, operatorOf(input), input.body, costImporter('supplement'), clock.now()),
  )
}
