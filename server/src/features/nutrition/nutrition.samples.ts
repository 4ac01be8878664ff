import { randomUUID } from 'node:crypto'
import * as calls from '@pepwell/contract/nutrition/nutrition'
import { setTargets } from '@pepwell/contract/nutrition/nutrition-targets'
import { listWaterLogs, logWater, removeWaterLog } from '@pepwell/contract/nutrition/water'
import { aFoodLog, aWaterLog } from '../../testing/factories.ts'
import { type Samples, sample } from '../../testing/samples.ts'

export const samples: Samples = [
  sample(calls.logFood, () => ({
    body: {
      foodName: 'Banana',
      calories: 105,
      protein: 1.3,
      carbs: 27,
      fat: 0.4,
      servings: 1.5,
      mealType: 'breakfast' as const,
      nutritionixFood: { name: 'Banana', brand: null, servingSize: '1 medium (118 g)', sodium: 1 },
      logDate: '2026-06-15',
      clientId: randomUUID(),
    },
  })),
  sample(calls.updateFoodLog, async (test, member) => ({
    params: { id: (await aFoodLog(test, member)).id },
    body: {
      foodName: 'Large banana',
      calories: 121,
      protein: 1.5,
      carbs: 31,
      fat: 0.5,
      servings: 2,
      mealType: 'snack' as const,
      brand: 'Chiquita',
      servingSize: '1 large (136 g)',
      fiber: 3.5,
      sugar: 17,
      sodium: 1,
      logDate: '2026-06-14',
    },
  })),
  sample(calls.removeFoodLog, async (test, member) => ({
    params: { id: (await aFoodLog(test, member)).id },
  })),
  sample(calls.searchFoods, () => ({ query: { query: 'banana' } })),
  sample(calls.foodDetails, () => ({ body: { foodName: 'Banana', id: 'food:1' } })),
  sample(calls.foodByBarcode, () => ({ query: { code: '3017620422003' } })),
  sample(setTargets, () => ({ body: { calories: 1800, protein: 120, fiber: null } })),
  sample(listWaterLogs, () => ({ query: { from: '2026-06-09', to: '2026-06-15' } })),
  sample(logWater, () => ({
    body: { amount: 12, unit: 'fl oz' as const, logDate: '2026-06-15', clientId: randomUUID() },
  })),
  sample(removeWaterLog, async (test, member) => ({ params: { id: (await aWaterLog(test, member)).id } })),
]
