import {
  familiarFoods,
  foodByBarcode,
  foodDetails,
  listFoodLogs,
  logFood,
  removeFoodLog,
  searchFoods,
  updateFoodLog,
} from '@pepwell/contract/nutrition/nutrition'
import type { FastifyInstance } from 'fastify'
import { handle } from '../../http/handle.ts'
import type { Barcodes } from './barcodes.service.ts'
import type { Foods } from './foods.service.ts'
import type { Nutrition } from './nutrition.service.ts'

export function nutritionRoutes(
  app: FastifyInstance,
  services: { nutrition: Nutrition; foods: Foods; barcodes: Barcodes },
): void {
  const { nutrition, foods, barcodes } = services
  handle(app, listFoodLogs, ({ user, query }) => nutrition.list(user, query))
  handle(app, logFood, ({ user, body }) => nutrition.log(user, body))
  handle(app, updateFoodLog, ({ user, params, body }) => nutrition.update(user, params.id, body))
  handle(app, removeFoodLog, async ({ user, params }) => {
    await nutrition.remove(user, params.id)
    return { message: 'Entry removed' }
  })
  handle(app, familiarFoods, async ({ user }) => ({
    ...(await foods.familiar(user)),
    barcodes: barcodes.areOn,
  }))
  handle(app, foodByBarcode, ({ query }) => barcodes.product(query.code))
  handle(app, searchFoods, async ({ user, query }) => ({ foods: await foods.search(user, query.query) }))
  handle(app, foodDetails, ({ user, body }) => foods.details(user, { name: body.foodName, id: body.id }))
}
