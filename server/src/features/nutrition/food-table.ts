import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Foods, their other names, and products from labels. */
const FOODS = 'foods.tsv'
const OTHER_NAMES = 'other-names.tsv'
const BRANDS = 'brands.tsv'

const figureColumns = 'kcal\tprotein\tcarbs\tfat\tfiber\tsugar\tsodium'
const columns = {
  [FOODS]: `name\tserving\tgrams\t${figureColumns}`,
  // Where and when a product's label was read, for people who correct it.
  [BRANDS]: `brand\tname\tserving\tgrams\t${figureColumns}\tsource\tchecked`,
  [OTHER_NAMES]: 'name\tother names',
}
type File = keyof typeof columns

const textOf = (file: File) => readFile(join(import.meta.dirname, 'seed', file), 'utf8')

function linesOf(file: File, text: string): string[] {
  const [first, ...lines] = text.trimEnd().split(/\r?\n/)
  if (first !== columns[file]) throw new Error(`${file} has other columns than expected`)
  return lines
}

/** A shipped food with figures per serving. */
export interface ShippedFood {
  name: string
  /** null for a generic food */
  brand: string | null
  /** other names in lower case, separated by ', ' */
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

/** The figures of a line from kcal on; an empty one is unknown. */
function figuresIn(cells: readonly string[]) {
  const [calories, protein, carbs, fat, fiber = null, sugar = null, sodium = null] = cells.map((text) =>
    text === '' ? null : Number(text),
  )
  return { calories, protein, carbs, fat, fiber, sugar, sodium }
}

function foodIn(line: string, otherNames: ReadonlyMap<string, string>): ShippedFood {
  const [name = '', servingSize = '', , ...figures] = line.split('\t')
  const words = { name, brand: null, otherNames: otherNames.get(name) ?? '', servingSize }
  return { ...words, ...figuresIn(figures) } as ShippedFood
}

function productIn(line: string): ShippedFood {
  const [brand = '', name = '', servingSize = '', , ...rest] = line.split('\t')
  return { name, brand, otherNames: '', servingSize, ...figuresIn(rest.slice(0, 7)) } as ShippedFood
}

/**
 * The shipped foods.
 * @returns the foods, and a version that changes with them
 */
export async function readFoodTable(): Promise<{ edition: string; foods(): ShippedFood[] }> {
  const [foods, otherNames, brands] = await Promise.all([textOf(FOODS), textOf(OTHER_NAMES), textOf(BRANDS)])
  return {
    edition: createHash('sha256').update(foods).update(otherNames).update(brands).digest('hex').slice(0, 16),
    foods() {
      const others = new Map(
        linesOf(OTHER_NAMES, otherNames).map((line) => line.split('\t') as [string, string]),
      )
      return [
        ...linesOf(FOODS, foods).map((line) => foodIn(line, others)),
        ...linesOf(BRANDS, brands).map(productIn),
      ]
    },
  }
}
