import { instantOf } from '@pepwell/domain/time/calendar'
import type { MovableClock, Send } from './caller.ts'
import { demoSupplements, isDiaryDay, isWeighInDay, mealsOn, poundsOn } from './habits.ts'

interface Habits {
  send: Send
  clock: MovableClock
  timeZone: string
}

/** Weight, food and supplements of one day so far. */
export async function liveHabits({ send, clock, timeZone }: Habits, date: string, day: number) {
  const at = async (time: string, act: () => Promise<unknown>) => {
    const instant = instantOf(date, time, timeZone)
    if (instant > Date.now()) return
    clock.moveTo(instant)
    await act()
  }
  if (isWeighInDay(day)) {
    await at('06:50', () =>
      send('POST', '/api/weight-logs', { weight: poundsOn(day), unit: 'lbs', weighInDate: date }),
    )
  }
  for (const { food, meal, time, servings } of mealsOn(day)) {
    await at(time, async () => {
      const details = await send('POST', '/api/nutrition/details', { foodName: food })
      const { caloriesPerServing: calories, protein, carbs, fat } = details
      await send('POST', '/api/food-logs', {
        foodName: food,
        calories,
        protein,
        carbs,
        fat,
        servings,
        mealType: meal,
        nutritionixFood: details,
      })
    })
  }
  if (!isDiaryDay(day)) return
  for (const supplement of demoSupplements) {
    await at('08:00', () => send('POST', '/api/supplement-logs', supplement))
  }
}
