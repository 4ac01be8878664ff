import type { FastifyInstance } from 'fastify'
import type { FeatureDeps } from '../../app-deps.ts'
import type { Feature } from '../../feature.ts'
import { withFallback } from '../../ports/nutrition-fallback.ts'
import type { NutritionSource } from '../../ports/nutrition-source.ts'
import { barcodesService } from './barcodes.service.ts'
import { fillFoodItems, foodItems } from './food-items.ts'
import { foodsService } from './foods.service.ts'
import { nutritionRoutes } from './nutrition.routes.ts'
import { nutritionService } from './nutrition.service.ts'
import { targetsRoutes } from './targets.routes.ts'
import { targetsService } from './targets.service.ts'
import { waterService } from './water.service.ts'

/** Food, drinks and targets, with food sources and the shipped table. */
export function addNutrition(app: FastifyInstance, deps: FeatureDeps): Feature {
  const { db, clock, logger: log, foodSources = [] } = deps
  const source = foodSources.reduceRight<NutritionSource>(
    (fallback, source) => withFallback({ source, fallback, clock, log }),
    foodItems(db),
  )
  nutritionRoutes(app, {
    nutrition: nutritionService(deps),
    foods: foodsService({ ...deps, source }),
    barcodes: barcodesService(deps),
  })
  targetsRoutes(app, { targets: targetsService(deps), water: waterService(deps) })
  app.addHook('onReady', () => fillFoodItems(db))
  return {}
}
