import { nearestWords } from './food-typos.ts'
import { foodWords, formsOf } from './food-words.ts'

/** What a food is looked for by. */
export interface NamedFood {
  name: string
  brand: string | null
  /** what else people call it */
  otherNames?: readonly string[]
}

/** A food whose words were taken apart once. */
interface Indexed<Food> {
  food: Food
  /** its name and, with the brand before it, that too */
  names: readonly string[][]
  /** the name at its commas: the thing, then its kinds */
  parts: readonly string[][]
  otherNames: readonly string[][]
  words: ReadonlySet<string>
}

/** Foods to look through, and every word by which one of them is known. */
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

/** Takes foods apart for {@link foodsFound}. */
export function indexOfFoods<Food extends NamedFood>(foods: readonly Food[]): FoodIndex<Food> {
  const entries = foods.map(indexed)
  return { foods: entries, words: new Set(entries.flatMap(({ words }) => [...words])) }
}

/** A word that is looked for: as it was typed, and all that it is taken for. */
interface Sought {
  typed: string
  forms: ReadonlySet<string>
}

const soughtAs = (typed: string, meant: readonly string[] = [typed]): Sought => ({
  typed,
  forms: new Set(meant.flatMap(formsOf)),
})

/** Of a word that is found at the end of another one so much has to be typed: 'berry' in 'strawberry', no 'ice' in 'rice'. */
const SHORTEST_ENDING = 4

const isWhole = ({ forms }: Sought, words: ReadonlySet<string>) => [...forms].some((form) => words.has(form))
const begins = ({ typed }: Sought, words: Iterable<string>) =>
  [...words].some((word) => word.startsWith(typed))
const ends = ({ typed, forms }: Sought, words: Iterable<string>) =>
  typed.length >= SHORTEST_ENDING && [...words].some((word) => [...forms].some((form) => word.endsWith(form)))

const startsWith = (words: readonly string[], sought: readonly Sought[]) =>
  sought.length <= words.length && sought.every(({ forms }, at) => forms.has(words[at] ?? ''))
const equals = (words: readonly string[], sought: readonly Sought[]) =>
  words.length === sought.length && startsWith(words, sought)

/** 'Rice, wild' is a kind of 'rice', and 'wild rice' too. */
function isKind([thing = [], kind = []]: readonly string[][], sought: readonly Sought[]): boolean {
  const before = sought.length - thing.length
  return before >= 0 && equals(thing, sought.slice(before)) && startsWith(kind, sought.slice(0, before))
}

/** The ways in which a food may be meant by words, the likeliest first. Whole words go before parts of words. */
const ways: readonly ((food: Indexed<unknown>, sought: readonly Sought[]) => boolean)[] = [
  ({ names }, sought) => names.some((name) => equals(name, sought)),
  ({ otherNames }, sought) => otherNames.some((name) => equals(name, sought)),
  ({ parts }, sought) => isKind(parts, sought),
  ({ names }, sought) => names.some((name) => startsWith(name, sought)),
  ({ words }, sought) => sought.every((word) => isWhole(word, words)),
  ({ names }, sought) => {
    const typed = sought.map((word) => word.typed).join('')
    return names.some((name) => name.join('').startsWith(typed))
  },
  ({ words }, sought) => sought.every((word) => isWhole(word, words) || begins(word, words)),
  ({ words }, sought) =>
    sought.every((word) => isWhole(word, words) || begins(word, words) || ends(word, words)),
]

/** The last way, by the end of a longer word: what a slip may mean is likelier than that. */
const BY_ENDING = ways.length - 1

interface Hit<Food> {
  food: Food
  way: number
}

function hitsIn<Food>({ foods }: FoodIndex<Food>, sought: readonly Sought[]): Hit<Food>[] {
  const hits: Hit<Food>[] = []
  for (const entry of foods) {
    const way = ways.findIndex((isMeant) => isMeant(entry, sought))
    if (way >= 0) hits.push({ food: entry.food, way })
  }
  return hits
}

/** A word as it may have been meant: as it stands where it is a food's, or else as those that are near it. */
function meantBy(word: string, known: ReadonlySet<string>): Sought[] {
  const sought = soughtAs(word)
  if (isWhole(sought, known) || begins(sought, known)) return [sought]
  const near = nearestWords(word, known)
  return near.length > 0 ? [soughtAs(word, near)] : []
}

/**
 * The words as they may have been meant. Where one is no food's, nor near one, the others stand for all while they are food's
 * words just as typed, and at least half of what was typed: 'organic banana'. With fewer there is nothing to go by.
 */
function forgiven<Food>({ words: known }: FoodIndex<Food>, typed: readonly string[]): Sought[] {
  const meant = typed.flatMap((word) => meantBy(word, known))
  if (meant.length === typed.length) return meant
  const whole = typed.map((word) => soughtAs(word)).filter((sought) => isWhole(sought, known))
  return whole.length * 2 >= typed.length ? whole : []
}

/**
 * The foods that a text may mean, the likeliest first; none rather than what it can't mean.
 *
 * Singular and plural are one. Words count in any order: first what is called just so, then its kinds, then what has each
 * word whole, then what has words that begin as they do. Where that finds nothing, slips are forgiven (`food-typos.ts`). Last
 * come foods with a word that ends so ('strawberries' for 'berries').
 * @param order of two foods that are meant in the same way, as `sort` takes it
 */
export function foodsFound<Food extends NamedFood>(
  index: FoodIndex<Food>,
  query: string,
  order: (one: Food, other: Food) => number,
): Food[] {
  const typed = foodWords(query)
  if (typed.length === 0) return []
  const hits = hitsIn(
    index,
    typed.map((word) => soughtAs(word)),
  )
  const inOrder = (some: readonly Hit<Food>[]) =>
    some.toSorted((a, b) => a.way - b.way || order(a.food, b.food)).map(({ food }) => food)
  if (hits.some(({ way }) => way < BY_ENDING)) return inOrder(hits)
  const sought = forgiven(index, typed)
  const near = sought.length === 0 ? [] : hitsIn(index, sought).filter(({ way }) => way < BY_ENDING)
  return [...new Set([...inOrder(near), ...inOrder(hits)])]
}

/** Whether each word of a text is a word of the food's name or brand, or begins one. */
export function isCalledSo(food: Pick<NamedFood, 'name' | 'brand'>, query: string): boolean {
  const { words } = indexed({ name: food.name, brand: food.brand })
  return foodWords(query).every((word) => isWhole(soughtAs(word), words) || begins(soughtAs(word), words))
}
