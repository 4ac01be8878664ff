import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { energyDoubt } from '@pepwell/domain/nutrition/energy-doubts'
import { isCalendarDay } from '@pepwell/domain/time/calendar'
import { expect, test } from 'vitest'

/** One line: a product, the figures of its label for a serving, where they were read, and on which day. */
type Product = Record<string, string>

const text = await readFile(join(import.meta.dirname, 'brands.tsv'), 'utf8')
const [header = '', ...lines] = text.trimEnd().split('\n')
const columns = header.split('\t')
const products = lines.map(
  (line) => Object.fromEntries(line.split('\t').map((cell, index) => [columns[index], cell])) as Product,
)

test('each product appears once', () => {
  const keys = products.map(({ brand, name }) => `${brand} ${name}`.toLowerCase())
  expect(new Set(keys).size).toBe(keys.length)
})

test.each(products)(
  '$brand $name: says where it was read, and its figures agree with each other',
  (product) => {
    const {
      serving = '',
      source = '',
      checked = '',
      grams,
      kcal,
      protein,
      carbs,
      fat,
      fiber,
      sugar,
      sodium,
    } = product
    expect(URL.parse(source)?.protocol).toBe('https:')
    expect(isCalendarDay(checked)).toBe(true)
    expect(serving).toMatch(new RegExp(`\\(${grams} (g|ml)\\)$`))
    for (const figure of [grams, kcal, protein, carbs, fat])
      expect(Number(figure || Number.NaN)).toBeGreaterThanOrEqual(0)
    for (const figure of [fiber, sugar, sodium]) expect(Number(figure)).toBeGreaterThanOrEqual(0)
    const [p, c, f] = [Number(protein), Number(carbs), Number(fat)]
    expect(p + c + f).toBeLessThanOrEqual(Number(grams))
    // Labels round, and count fiber and sugar alcohols as carbohydrates, which have less than 4 kcal per gram.
    expect(Number(kcal)).toBeLessThanOrEqual(4 * p + 4 * c + 9 * f + 12)
    expect(Number(kcal)).toBeGreaterThanOrEqual(4 * p + 9 * f - 12)
    const known = { fiber: Number(fiber), sugar: Number(sugar) }
    expect(energyDoubt({ calories: Number(kcal), protein: p, carbs: c, fat: f, ...known })).toBeUndefined()
  },
)
