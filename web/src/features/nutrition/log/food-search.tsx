import type { FoodDetails, FoundFood } from '@pepwell/contract/nutrition/nutrition'
import { PencilLine } from 'lucide-react'
import { type ComponentProps, type RefObject, useEffect, useState } from 'react'
import { cx } from '../../../lib/classes.ts'
import { useConnectivity } from '../../../lib/offline/connectivity.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { OptionList } from '../../../ui/option-list.tsx'
import { SearchInput } from '../../../ui/search-input.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { hasKeyboard } from '../../../ui/use-dialog-focus.ts'
import { useOptionSearch } from '../../../ui/use-option-search.ts'
import { BarcodeButton } from '../barcode/barcode-button.tsx'
import { kcalText } from '../figures.ts'
import { useFoodFigures } from '../nutrition.api.ts'
import { FoodListSkeleton } from './food-list-skeleton.tsx'
import { type FoodChoices, type FoodOption, useFoodChoices } from './use-food-choices.ts'

interface FoodLineProps {
  food: FoodOption
  /** the food's figures are loading */
  fetching: boolean
}

/** A food option. */
const FoodLine = ({ food: { name, brand, servingSize, caloriesPerServing }, fetching }: FoodLineProps) => (
  <>
    <span className="min-w-0 flex-1">
      <span className="block leading-snug font-semibold">{name}</span>
      <span className="block truncate text-sm text-soft">
        {[brand, servingSize].filter(Boolean).join(' · ')}
      </span>
    </span>
    {fetching ? (
      <Spinner label="Loading nutrition facts" className="size-5" />
    ) : (
      <span className="text-sm whitespace-nowrap text-soft tabular-nums">{kcalText(caloriesPerServing)}</span>
    )}
  </>
)

interface FiguresFailedProps {
  food: FoodOption
  onRetry: (food: FoodOption) => void
  onByHand: (food: Partial<FoundFood>) => void
}

/** The chosen food's figures failed to load: retry or enter them by hand. */
const FiguresFailed = ({ food, onRetry, onByHand }: FiguresFailedProps) => (
  <div role="alert" className="mb-3 rounded-xl bg-danger-soft px-4 py-3">
    <p className="font-semibold text-danger-ink">We couldn’t load the nutrition facts for {food.name}.</p>
    <div className="mt-2 flex flex-wrap gap-2">
      <Button variant="secondary" size="sm" onClick={() => onRetry(food)}>
        Try again
      </Button>
      <Button variant="secondary" size="sm" onClick={() => onByHand(food)}>
        Enter nutrition facts
      </Button>
    </div>
  </div>
)

interface FoodSearchProps {
  ref: RefObject<HTMLInputElement | null>
  problem?: string
  onChoose: (food: FoodDetails) => void
  onByHand: (food: Partial<FoundFood>) => void
}

/** Selects a food, after loading its figures if necessary. */
function useChoosing(onChoose: FoodSearchProps['onChoose']) {
  const figures = useFoodFigures()
  const [chosen, setChosen] = useState<FoodOption>()
  const choose = (option: FoodOption) => {
    setChosen(option)
    if (option.details) onChoose(option.details)
    else figures.mutate({ body: { foodName: option.name, id: option.id } }, { onSuccess: onChoose })
  }
  return {
    choose,
    reset: figures.reset,
    fetching: figures.isPending ? chosen?.key : undefined,
    failed: figures.isError ? chosen : undefined,
  }
}

/** Announces the number of results to screen readers. */
function countOf({ searching, waiting }: FoodChoices, count: number): string {
  if (!searching || waiting) return ''
  return count === 0 ? 'No foods found' : count === 1 ? '1 food found' : `${count} foods found`
}

/** The results for the typed text; without any, a way to enter the food by hand. */
function Nothing({ searching, text }: { searching: boolean; text: string }) {
  const { isOffline: isGone } = useConnectivity()
  const found = isGone ? 'Search needs a connection.' : `Nothing matches "${text.trim()}".`
  return (
    <p className={cx('px-3 text-center text-soft', searching ? 'py-2' : 'py-6')}>
      {searching ? found : 'Type two letters to search. Foods you log appear here for one-tap reuse.'}
    </p>
  )
}

interface FoundProps extends Omit<ComponentProps<typeof OptionList<FoodOption>>, 'label' | 'children'> {
  choices: FoodChoices
  text: string
  /** key of the food whose figures are loading */
  fetching?: string
}

/** The options, or the empty state. */
function Found({ choices: { searching, waiting }, text, fetching, ...list }: FoundProps) {
  if (list.groups.length === 0)
    return waiting ? <FoodListSkeleton /> : <Nothing searching={searching} text={text} />
  return (
    <OptionList {...list} label="Foods">
      {(food) => <FoodLine food={food} fetching={food.key === fetching} />}
    </OptionList>
  )
}

/** A food search; shows frequent foods before typing. */
export function FoodSearch({ ref, problem, onChoose, onByHand }: FoodSearchProps) {
  const [text, setText] = useState('')
  // The field renders after the dialog has looked for a field to focus.
  useEffect(() => {
    if (hasKeyboard()) ref.current?.focus()
  }, [ref])
  const choices = useFoodChoices(text)
  const { choose, reset, fetching, failed } = useChoosing(onChoose)
  const { count, field, list } = useOptionSearch({
    groups: choices.groups,
    beginsAtFirst: choices.searching && !choices.waiting,
    onType: (next) => {
      setText(next)
      reset()
    },
    onChoose: choose,
  })
  const findsNothing = choices.searching && !choices.waiting && count === 0
  return (
    <div className="flex flex-col gap-3">
      <Field label="Food" error={problem}>
        <SearchInput ref={ref} {...field} value={text} placeholder="Search foods..." maxLength={200} />
      </Field>
      <p role="status" className="sr-only">
        {countOf(choices, count)}
      </p>
      <div className={cx('flex flex-col', !findsNothing && 'min-h-64')}>
        {failed && <FiguresFailed food={failed} onRetry={choose} onByHand={onByHand} />}
        {/* Align the rows' text with the field's label. */}
        <div className="-mx-3">
          <Found {...list} choices={choices} text={text} fetching={fetching} />
        </div>
      </div>
      {choices.barcodes && <BarcodeButton onFound={onChoose} onByHand={onByHand} />}
      <Button variant={findsNothing ? 'tinted' : 'secondary'} onClick={() => onByHand({ name: text.trim() })}>
        <PencilLine className="size-5" aria-hidden="true" />
        Enter manually
      </Button>
    </div>
  )
}
