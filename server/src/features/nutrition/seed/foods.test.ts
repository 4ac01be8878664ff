import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { energyDoubt } from '@pepwell/domain/nutrition/energy-doubts'
import { expect, test } from 'vitest'

/**
 * One line of the table: a common food, per household serving. The figures are USDA's (FoodData Central, public domain) as they
 * are commonly cited, entered by hand and not copied from its files, so tests check them against each other.
 */
interface Food {
  name: string
  serving: string
  grams: number
  kcal: number
  protein: number
  carbs: number
  fat: number
  fiber: number
  sugar: number
  sodium: number
}

const text = await readFile(join(import.meta.dirname, 'foods.tsv'), 'utf8')
const [header = '', ...lines] = text.trimEnd().split('\n')
const columns = header.split('\t')
const foods = lines.map((line) => {
  const cells = line.split('\t')
  const named = columns.map((column, index) => [column, index < 2 ? cells[index] : Number(cells[index])])
  return Object.fromEntries(named) as unknown as Food
})

const find = (name: string) => foods.find((food) => food.name === name)

/** A name of the table, and what else people call that food. */
const otherNames = (await readFile(join(import.meta.dirname, 'other-names.tsv'), 'utf8'))
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t') as [name: string, others: string])

/** Drinks with alcohol: grams per serving, at 7 kcal each. */
const alcohol: Record<string, number> = {
  'Beer, light': 11,
  'Beer, regular': 13.9,
  'Dessert wine, sweet': 15.8,
  'Gin, 80 proof': 14,
  'Red wine': 15.6,
  'Rosé wine': 14.1,
  'Rum, 80 proof': 14,
  Sake: 4.7,
  'Vodka, 80 proof': 14,
  'Whisky, 80 proof': 14,
  'White wine': 15.1,
}

test('at least 500 foods, each once, with a readable serving', () => {
  expect(foods.length).toBeGreaterThanOrEqual(500)
  expect(new Set(foods.map(({ name }) => name.toLowerCase())).size).toBe(foods.length)
  for (const { name, serving, grams } of foods) {
    expect(name.length).toBeLessThanOrEqual(200)
    expect(serving, name).toMatch(new RegExp(`\\(${grams} (g|ml)\\)$|^${grams} g$`))
  }
})

test('no food appears in two spellings', () => {
  const spelling = (name: string) =>
    name
      .toLowerCase()
      .replaceAll(/\(.*\)|[^a-z0-9]/g, '')
      .split('')
      .sort()
      .join('')
  const twice = foods.filter((food, index) =>
    foods
      .slice(0, index)
      .some((other) => spelling(other.name) === spelling(food.name) && other.grams === food.grams),
  )
  expect(twice).toEqual([])
})

test('synonyms belong to foods of the table, in normalized form', () => {
  expect(new Set(otherNames.map(([name]) => name)).size).toBe(otherNames.length)
  for (const [name, others] of otherNames) {
    expect(find(name), name).toBeDefined()
    expect(others).toMatch(/^[a-z]+( [a-z]+)*(, [a-z]+( [a-z]+)*)*$/)
  }
})

test.each(foods)('$name: its values are consistent', (food) => {
  const { grams, kcal, protein, carbs, fat, fiber, sugar, sodium } = food
  for (const figure of [grams, kcal, protein, carbs, fat, fiber, sugar, sodium]) {
    expect(Number.isFinite(figure) && figure >= 0).toBe(true)
  }
  expect(protein + carbs + fat).toBeLessThanOrEqual(grams * 1.01 + 0.2)
  expect(fiber + sugar).toBeLessThanOrEqual(carbs + grams * 0.01 + 0.2)
  expect((100 * kcal) / grams).toBeLessThanOrEqual(905)
  expect(sodium).toBeLessThanOrEqual(grams * 400)
  // Atwater: 4 kcal a gram of protein and carbohydrate, 2 of fibre, 9 of fat, 7 of alcohol.
  const drink = 7 * (alcohol[food.name] ?? 0)
  const energy = 4 * protein + 4 * (carbs - fiber) + 2 * fiber + 9 * fat + drink
  expect(Math.abs(energy - kcal)).toBeLessThanOrEqual(Math.max(13, 0.17 * kcal))
  expect(energyDoubt({ ...food, calories: kcal })).toBeUndefined()
})

test.each([
  ['Banana', 118, 105, 1.3, 27, 0.4],
  ['Egg, large', 50, 72, 6.3, 0.4, 4.8],
  ['Rice, white, cooked', 158, 205, 4.3, 44.5, 0.4],
  ['Olive oil', 14, 124, 0, 0, 14],
  ['Almonds', 28, 162, 5.9, 6, 14],
  ['Chicken breast, grilled', 172, 284, 53.3, 0, 6.2],
  ['Milk, whole', 244, 149, 7.8, 11.7, 8.1],
  ['Salmon, Atlantic, farmed, cooked', 85, 175, 18.8, 0, 10.5],
  ['Greek yogurt, plain, nonfat', 170, 100, 17.3, 6.1, 0.7],
  ['Cheese, cheddar', 28, 113, 6.4, 1, 9.3],
])('%s matches the published table', (name, grams, kcal, protein, carbs, fat) => {
  const food = find(name)
  expect(food?.grams).toBe(grams)
  const figures: [number | undefined, number, number][] = [
    [food?.kcal, kcal, 4],
    [food?.protein, protein, 0.4],
    [food?.carbs, carbs, 0.6],
    [food?.fat, fat, 0.4],
  ]
  for (const [figure, published, off] of figures)
    expect(Math.abs((figure ?? -99) - published)).toBeLessThanOrEqual(off)
})
