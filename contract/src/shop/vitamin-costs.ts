import { z } from 'zod'
import { call } from '../call.ts'
import { dollars, rowIdInPath, seenVersion } from '../fields.ts'
import { rowIdOrText } from '../number-fields.ts'
import { Supplement } from '../vitamins/supplements.ts'
import * as calls from './vitamin-costs.calls.ts'

const cost = () => dollars('Please enter a cost', 'Costs must be positive')
const retailPrice = dollars('Retail price is required', 'Retail price must be positive')

/** The seven costs of a vitamin in dollars: two have different names here. */
const costs = {
  costOfGoods: cost(),
  packagingCost: cost(),
  testingCost: cost(),
  shippingMailerCost: cost(),
  freeBacWaterCost: cost(),
  mailingLabelCost: cost(),
  barcodeCost: cost(),
}

/** A vitamin's costs (null when unknown) and planned price, in dollars. */
export const VitaminCost = z.object({
  id: z.number(),
  supplementId: z.number(),
  supplement: Supplement.pick({
    id: true,
    name: true,
    brand: true,
    category: true,
    description: true,
    dosageAmount: true,
    dosageUnit: true,
    shopEnabled: true,
    version: true,
  }),
  costOfGoods: z.number().nullable(),
  packagingCost: z.number().nullable(),
  testingCost: z.number().nullable(),
  shippingMailerCost: z.number().nullable(),
  freeBacWaterCost: z.number().nullable(),
  mailingLabelCost: z.number().nullable(),
  barcodeCost: z.number().nullable(),
  retailPrice: z.number(),
  version: z.number(),
})
export type VitaminCost = z.output<typeof VitaminCost>

/** The form of a vitamin's costs; omitted ones are 0. */
export const NewVitaminCost = z.strictObject({
  supplementId: rowIdOrText('Please choose a vitamin'),
  costOfGoods: costs.costOfGoods.default(0),
  packagingCost: costs.packagingCost.default(0),
  testingCost: costs.testingCost.default(0),
  shippingMailerCost: costs.shippingMailerCost.default(0),
  freeBacWaterCost: costs.freeBacWaterCost.default(0),
  mailingLabelCost: costs.mailingLabelCost.default(0),
  barcodeCost: costs.barcodeCost.default(0),
  retailPrice,
})

/** A partial change to a vitamin's costs; omitted ones stay. */
export const VitaminCostUpdate = z
  .strictObject({ ...costs, retailPrice })
  .partial()
  .extend({ version: seenVersion })

export const listVitaminCosts = call(calls.listVitaminCosts, {
  summary: 'List vitamins with costs, by name',
  reply: z.array(VitaminCost),
})

export const addVitaminCost = call(calls.addVitaminCost, {
  summary: 'Set a vitamin’s costs; repeating the same costs adds no record',
  body: NewVitaminCost,
  reply: VitaminCost,
  status: 201,
  errors: ['SUPPLEMENT_NOT_FOUND', 'COST_TAKEN'],
})

export const updateVitaminCost = call(calls.updateVitaminCost, {
  summary: 'Update a vitamin’s costs',
  params: z.object({ id: rowIdInPath }),
  body: VitaminCostUpdate,
  reply: VitaminCost,
  errors: ['COST_NOT_FOUND', 'CHANGED_MEANWHILE'],
})
