import { DEMO_DAYS } from './regimen.ts'

/** Pounds on the n-th day: from 188 down, ever slower, with fluctuations of water. */
export const poundsOn = (day: number): number => {
  const trend = 168 + 20 * Math.exp(-day / 110)
  const water = 0.9 * Math.sin(day * 1.7) + 0.5 * Math.sin(day * 0.61)
  return Number((trend + water).toFixed(1))
}

export const isWeighInDay = (day: number): boolean => day % 3 === 0

/** Foods and supplements cover only the last weeks: enough for a diary, and fast. */
export const isDiaryDay = (day: number): boolean => day > DEMO_DAYS - 21

interface DemoMeal {
  food: string
  meal: 'breakfast' | 'lunch' | 'dinner' | 'snack'
  /** local time of day, 'HH:MM' */
  time: string
  servings: number
}

const meal = (food: string, kind: DemoMeal['meal'], time: string, servings = 1): DemoMeal => ({
  food,
  meal: kind,
  time,
  servings,
})

const DAYS_OF_FOOD: DemoMeal[][] = [
  [
    meal('Greek yogurt, plain, nonfat', 'breakfast', '07:40'),
    meal('Banana', 'breakfast', '07:42'),
    meal('Chicken wrap, grilled', 'lunch', '12:30'),
    meal('Almonds', 'snack', '16:00'),
    meal('Salmon, Atlantic, farmed, cooked', 'dinner', '19:00', 1.5),
    meal('Rice, white, cooked', 'dinner', '19:01'),
  ],
  [
    meal('Egg, scrambled', 'breakfast', '07:45', 2),
    meal('Lentil soup', 'lunch', '12:20'),
    meal('Protein shake, ready to drink, low sugar', 'snack', '15:30'),
    meal('Beef and broccoli', 'dinner', '19:10', 1.5),
    meal('Ice cream, vanilla', 'snack', '20:30'),
  ],
  [
    meal('Cottage cheese, 2% fat', 'breakfast', '07:30', 1.5),
    meal('Turkey sandwich', 'lunch', '12:40'),
    meal('Apple, with skin', 'snack', '15:50'),
    meal('Chili with beans', 'dinner', '18:50'),
    meal('Chocolate, dark, 70-85% cacao', 'snack', '20:45'),
  ],
]

export const mealsOn = (day: number): DemoMeal[] =>
  isDiaryDay(day) ? (DAYS_OF_FOOD[day % DAYS_OF_FOOD.length] ?? []) : []

export const demoSupplements = [
  { supplementName: 'Vitamin D3', quantity: 2000, unit: 'IU' },
  { supplementName: 'Magnesium', quantity: 200, unit: 'mg' },
  { supplementName: 'Multivitamin', quantity: 1, unit: 'tablets' },
]

/** 5 mg in 2 mL: the first calculation for a new vial. */
export const demoCalculation = {
  vialConcentration: 5,
  bacteriostaticWater: 2,
  desiredDose: 0.25,
  doseUnit: 'mcg',
  syringeScale: 'U-100',
}
