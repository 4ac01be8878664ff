import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The foods, and what people call some of them besides. */
const FOODS = 'foods.tsv'
const OTHER_NAMES = 'other-names.tsv'

const columns = {
  [FOODS]: 'name\tserving\tgrams\tkcal\tprotein\tcarbs\tfat\tfiber\tsugar\tsodium',
  [OTHER_NAMES]: 'name\tother names',
}
type File = keyof typeof columns

const textOf = (file: File) => readFile(join(import.meta.dirname, 'seed', file), 'utf8')

function linesOf(file: File, text: string): string[] {
  const [first, ...lines] = text.trimEnd().split(/\r?\n/)
  if (first !== columns[file]) throw new Error(`${file} has other columns than expected`)
  return lines
}

/** A food as it ships with the product, figures for one serving. */
export interface ShippedFood {
  name: string
  /** what else people call it: small letters, ', ' between them */
  otherNames: string
  servingSize: string
  calories: number
  protein: number
  carbs: number
  fat: number
  fiber: number | null
  sugar: number | null
  /** milligrams */
  sodium: number | null
}

function foodIn(line: string, otherNames: ReadonlyMap<string, string>): ShippedFood {
  const [name = '', servingSize = '', , ...figures] = line.split('\t')
  const [calories, protein, carbs, fat, fiber = null, sugar = null, sodium = null] = figures.map((text) =>
    text === '' ? null : Number(text),
  )
  const figuresOf = { calories, protein, carbs, fat, fiber, sugar, sodium }
  return { name, otherNames: otherNames.get(name) ?? '', servingSize, ...figuresOf } as ShippedFood
}

/**
 * The foods that ship with the product.
 * @returns the foods, and a word that changes whenever one of them does
 */
export async function readFoodTable(): Promise<{ edition: string; foods(): ShippedFood[] }> {
  const [foods, otherNames] = await Promise.all([textOf(FOODS), textOf(OTHER_NAMES)])
  return {
    edition: createHash('sha256').update(foods).update(otherNames).digest('hex').slice(0, 16),
    foods() {
      const others = new Map(
        linesOf(OTHER_NAMES, otherNames).map((line) => line.split('\t') as [string, string]),
      )
      return linesOf(FOODS, foods).map((line) => foodIn(line, others))
    },
  }
}
