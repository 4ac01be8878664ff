import type { FoodDetails, FoundFood } from '@pepwell/contract/nutrition/nutrition'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDebouncedValue } from '../../../lib/forms/use-debounced-value.ts'
import type { OptionGroup } from '../../../ui/option-list.tsx'
import { familiarQuery, foodSearchQuery } from '../nutrition.api.ts'

/** Minimum characters of a search, and maximum results. */
const SEARCH_FROM = 2
const RESULTS = 5

/** Debounce of the search, in milliseconds. */
const SEARCH_DELAY_MS = 250

/** An option: a search result by id, or a known food with details. */
export interface FoodOption extends Omit<FoundFood, 'id'> {
  key: string
  id?: string
  details?: FoodDetails
}

export interface FoodChoices {
  searching: boolean
  /** results for the current text are loading */
  waiting: boolean
  /** barcode lookup is available */
  barcodes: boolean
  groups: OptionGroup<FoodOption>[]
}

const sameFood = (a: FoodDetails, b: FoodDetails) =>
  a.name === b.name && a.brand === b.brand && a.servingSize === b.servingSize

const knownOption = (group: string) => (details: FoodDetails, index: number) => ({
  ...details,
  key: `${group}-${index}`,
  details,
})

/** The person's foods: recent ones, then frequent ones. */
function familiarGroups({
  recent,
  frequent,
}: {
  recent: FoodDetails[]
  frequent: FoodDetails[]
}): OptionGroup<FoodOption>[] {
  const others = frequent.filter((food) => !recent.some((known) => sameFood(known, food)))
  return [
    { title: 'Recent', options: recent.map(knownOption('recent')) },
    { title: 'Often logged', options: others.map(knownOption('frequent')) },
  ].filter(({ options }) => options.length > 0)
}

const foundGroup = (foods: readonly FoundFood[]): OptionGroup<FoodOption>[] =>
  foods.length === 0
    ? []
    : [
        {
          title: 'Results',
          options: foods.slice(0, RESULTS).map((food) => ({ ...food, key: food.id })),
        },
      ]

/** Options for the typed text. A failed search counts as no results. */
export function useFoodChoices(text: string): FoodChoices {
  const typed = text.trim()
  const settled = useDebouncedValue(typed, SEARCH_DELAY_MS)
  const familiar = useQuery(familiarQuery)
  const barcodes = familiar.data?.barcodes ?? false
  const search = useQuery({
    ...foodSearchQuery(settled),
    enabled: settled.length >= SEARCH_FROM,
    placeholderData: keepPreviousData,
  })
  if (typed.length < SEARCH_FROM) {
    const groups = familiar.data ? familiarGroups(familiar.data) : []
    return { searching: false, waiting: familiar.isPending, barcodes, groups }
  }
  const isPending = settled !== typed || search.isFetching
  return { searching: true, waiting: isPending, barcodes, groups: foundGroup(search.data?.foods ?? []) }
}
