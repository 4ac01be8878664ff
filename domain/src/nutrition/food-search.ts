import { nearestWords } from './food-typos.ts'
import { foodWords, formsOf } from './food-words.ts'

/** The searchable fields of a food. */
export interface NamedFood {
  name: string
  brand: string | null
  /** synonyms */
  otherNames?: readonly string[]
}

/** A food with its words split. */
interface Indexed<Food> {
  food: Food
  /** its name, and its name after the brand */
  names: readonly string[][]
  /** the name split at commas: the food, then its varieties */
  parts: readonly string[][]
  otherNames: readonly string[][]
  words: ReadonlySet<string>
}

/** Foods to search, and every word that occurs in them. */
export interface FoodIndex<Food> {
  foods: readonly Indexed<Food>[]
  words: ReadonlySet<string>
}

function indexed<Food extends NamedFood>(food: Food): Indexed<Food> {
  const { name, brand, otherNames = [] } = food
  const names = [foodWords(name), ...(brand ? [foodWords(`${brand} ${name}`)] : [])]
  const others = otherNames.map(foodWords)
  const words = new Set([...names, ...others].flat())
  return { food, names, parts: name.split(',').map(foodWords), otherNames: others, words }
}

/** Prepares foods for {@link searchFoodNames}. */
export function indexOfFoods<Food extends NamedFood>(foods: readonly Food[]): FoodIndex<Food> {
  const entries = foods.map(indexed)
  return { foods: entries, words: new Set(entries.flatMap(({ words }) => [...words])) }
}

/** A search word: as typed, and everything it may mean. */
interface SearchTerm {
  typed: string
  forms: ReadonlySet<string>
}

const termFor = (typed: string, interpretations: readonly string[] = [typed]): SearchTerm => ({
  typed,
  forms: new Set(interpretations.flatMap(formsOf)),
})

/** Minimum length of a match at the end of a word: 'berry' in 'strawberry', but not 'ice' in 'rice'. */
const MIN_ENDING_LENGTH = 4

const isWhole = ({ forms }: SearchTerm, words: ReadonlySet<string>) =>
  [...forms].some((form) => words.has(form))
const begins = ({ typed }: SearchTerm, words: Iterable<string>) =>
  [...words].some((word) => word.startsWith(typed))
const ends = ({ typed, forms }: SearchTerm, words: Iterable<string>) =>
  typed.length >= MIN_ENDING_LENGTH &&
  [...words].some((word) => [...forms].some((form) => word.endsWith(form)))

const startsWith = (words: readonly string[], terms: readonly SearchTerm[]) =>
  terms.length <= words.length && terms.every(({ forms }, index) => forms.has(words[index] ?? ''))
const equals = (words: readonly string[], terms: readonly SearchTerm[]) =>
  words.length === terms.length && startsWith(words, terms)

/** 'Rice, wild' is a kind of 'rice', and so is 'wild rice'. */
function isKind([thing = [], kind = []]: readonly string[][], terms: readonly SearchTerm[]): boolean {
  const before = terms.length - thing.length
  return before >= 0 && equals(thing, terms.slice(before)) && startsWith(kind, terms.slice(0, before))
}

/** The ways in which words match a food, best first. Whole words rank before partial ones. */
const matchers: readonly ((food: Indexed<unknown>, terms: readonly SearchTerm[]) => boolean)[] = [
  ({ names }, terms) => names.some((name) => equals(name, terms)),
  ({ otherNames }, terms) => otherNames.some((name) => equals(name, terms)),
  ({ parts }, terms) => isKind(parts, terms),
  ({ names }, terms) => names.some((name) => startsWith(name, terms)),
  ({ words }, terms) => terms.every((word) => isWhole(word, words)),
  ({ names }, terms) => {
    const typed = terms.map((word) => word.typed).join('')
    return names.some((name) => name.join('').startsWith(typed))
  },
  ({ words }, terms) => terms.every((word) => isWhole(word, words) || begins(word, words)),
  ({ words }, terms) =>
    terms.every((word) => isWhole(word, words) || begins(word, words) || ends(word, words)),
]

/** The last way matches the end of a longer word; a typo is likelier than that. */
const BY_ENDING = matchers.length - 1

interface Hit<Food> {
  food: Food
  way: number
}

function hitsIn<Food>({ foods }: FoodIndex<Food>, terms: readonly SearchTerm[]): Hit<Food>[] {
  const hits: Hit<Food>[] = []
  for (const entry of foods) {
    const way = matchers.findIndex((isMeant) => isMeant(entry, terms))
    if (way >= 0) hits.push({ food: entry.food, way })
  }
  return hits
}

/** A word's possible meanings: itself when foods contain it, otherwise similar words. */
function meantBy(word: string, known: ReadonlySet<string>): SearchTerm[] {
  const terms = termFor(word)
  if (isWhole(terms, known) || begins(terms, known)) return [terms]
  const lookalikes = nearestWords(word, known)
  return lookalikes.length > 0 ? [termFor(word, lookalikes)] : []
}

/**
 * The words' possible meanings. If one matches no food and nothing similar, the others suffice when they match exactly
 * and make up at least half of the text: 'organic banana'.
 */
function forgiven<Food>({ words: known }: FoodIndex<Food>, typed: readonly string[]): SearchTerm[] {
  const interpretations = typed.flatMap((word) => meantBy(word, known))
  if (interpretations.length === typed.length) return interpretations
  const whole = typed.map((word) => termFor(word)).filter((terms) => isWhole(terms, known))
  return whole.length * 2 >= typed.length ? whole : []
}

/**
 * Finds the foods that a text may mean, best match first.
 * Singular and plural are equivalent, and word order doesn't matter. Exact names come first, then their varieties, then
 * whole words, then prefixes. Without a match, typos are tolerated (`food-typos.ts`). Words with a matching ending come
 * last ('strawberries' for 'berries').
 * @param order breaks ties, as a comparator for `sort`
 */
export function searchFoodNames<Food extends NamedFood>(
  index: FoodIndex<Food>,
  query: string,
  order: (one: Food, other: Food) => number,
): Food[] {
  const typed = foodWords(query)
  if (typed.length === 0) return []
  const hits = hitsIn(
    index,
    typed.map((word) => termFor(word)),
  )
  const inOrder = (some: readonly Hit<Food>[]) =>
    some.toSorted((a, b) => a.way - b.way || order(a.food, b.food)).map(({ food }) => food)
  if (hits.some(({ way }) => way < BY_ENDING)) return inOrder(hits)
  const terms = forgiven(index, typed)
  const lookalikes = terms.length === 0 ? [] : hitsIn(index, terms).filter(({ way }) => way < BY_ENDING)
  return [...new Set([...inOrder(lookalikes), ...inOrder(hits)])]
}

/** Whether each word of a text is, or begins, a word of the food's name or brand. */
export function matchesQuery(food: Pick<NamedFood, 'name' | 'brand'>, query: string): boolean {
  const { words } = indexed({ name: food.name, brand: food.brand })
  return foodWords(query).every((word) => isWhole(termFor(word), words) || begins(termFor(word), words))
}
