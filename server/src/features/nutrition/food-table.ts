import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const FILE = join(import.meta.dirname, 'seed/foods.tsv')
const COLUMNS = 'name\tserving\tgrams\tkcal\tprotein\tcarbs\tfat\tfiber\tsugar\tsodium'

/** A food as it ships with the product, figures for one serving. */
export interface ShippedFood {
  name: string
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

function foodIn(line: string): ShippedFood {
  const [name = '', servingSize = '', , ...figures] = line.split('\t')
  const [calories, protein, carbs, fat, fiber = null, sugar = null, sodium = null] = figures.map((text) =>
    text === '' ? null : Number(text),
  )
  return { name, servingSize, calories, protein, carbs, fat, fiber, sugar, sodium } as ShippedFood
}

/**
 * The foods that ship with the product.
 * @returns them, and a word that changes whenever one of them does
 */
export async function readFoodTable(): Promise<{ edition: string; foods(): ShippedFood[] }> {
  const text = await readFile(FILE, 'utf8')
  return {
    edition: createHash('sha256').update(text).digest('hex').slice(0, 16),
    foods() {
      const [columns, ...lines] = text.trimEnd().split(/\r?\n/)
      if (columns !== COLUMNS) throw new Error(`${FILE} has other columns than expected`)
      return lines.map(foodIn)
    },
  }
}
