import type { FoodDetails, FoundFood } from '@pepwell/contract/nutrition'
import { PencilLine } from 'lucide-react'
import { type ComponentProps, type RefObject, useEffect, useId, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { hasKeyboard } from '../../../ui/use-dialog-focus.ts'
import { useFoodFigures } from '../nutrition.api.ts'
import { FiguresFailed } from './figures-failed.tsx'
import { FoodListSkeleton } from './food-list-skeleton.tsx'
import { FoodOptions, optionId } from './food-options.tsx'
import { type FoodChoices, type FoodOption, useFoodChoices } from './use-food-choices.ts'
import { useOptionKeys } from './use-option-keys.ts'

interface FoodSearchProps {
  ref: RefObject<HTMLInputElement | null>
  problem?: string
  onChoose: (food: FoodDetails) => void
  onByHand: (food: Partial<FoundFood>) => void
}

/** Chooses an option: at once where its figures are known, else as soon as they are fetched. */
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
    forget: figures.reset,
    fetching: figures.isPending ? chosen?.key : undefined,
    failed: figures.isError ? chosen : undefined,
  }
}

/** How many there are, for those who can't see them. */
function countOf({ searching, waiting }: FoodChoices, count: number): string {
  if (!searching || waiting) return ''
  return count === 0 ? 'No foods found' : count === 1 ? '1 food found' : `${count} foods found`
}

const Nothing = ({ searching, text }: { searching: boolean; text: string }) => (
  <p className="px-3 py-6 text-center text-soft">
    {searching
      ? `Nothing found for “${text.trim()}”. Try another word, or enter it by hand.`
      : 'Type two letters to search. What you log will stand here, one tap away.'}
  </p>
)

type FoundProps = Omit<ComponentProps<typeof FoodOptions>, 'groups'> & { choices: FoodChoices; text: string }

/** What there is to choose from, or that there is nothing. */
function Found({ choices: { groups, searching, waiting }, text, ...list }: FoundProps) {
  if (groups.some(({ options }) => options.length > 0)) return <FoodOptions groups={groups} {...list} />
  return waiting ? <FoodListSkeleton /> : <Nothing searching={searching} text={text} />
}

/** A field to search foods in; before anything is typed, what the person logs anyway. */
export function FoodSearch({ ref, problem, onChoose, onByHand }: FoodSearchProps) {
  const [text, setText] = useState('')
  const list = useId()
  // It comes later than the dialog, which looked for a field to focus when it opened.
  useEffect(() => {
    if (hasKeyboard()) ref.current?.focus()
  }, [ref])
  const choices = useFoodChoices(text)
  const options = choices.groups.flatMap((group) => group.options)
  const { choose, forget, fetching, failed } = useChoosing(onChoose)
  const type = (next: string) => {
    setText(next)
    keys.forget()
    forget()
  }
  const keys = useOptionKeys({
    options,
    beginsAtFirst: choices.searching && !choices.waiting,
    onChoose: choose,
    onClear: () => type(''),
  })
  const { active } = keys
  return (
    <div className="flex flex-col gap-3">
      <Field label="Food" error={problem}>
        <TextInput
          ref={ref}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={options.length > 0 ? list : undefined}
          aria-activedescendant={active && optionId(list, active.key)}
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={keys.onKeyDown}
          placeholder="Search foods..."
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
        />
      </Field>
      <p role="status" className="sr-only">
        {countOf(choices, options.length)}
      </p>
      <div className="min-h-64">
        {failed && <FiguresFailed food={failed} onRetry={choose} onByHand={onByHand} />}
        <Found
          id={list}
          choices={choices}
          text={text}
          active={active?.key}
          fetching={fetching}
          onChoose={choose}
        />
      </div>
      <Button variant="secondary" onClick={() => onByHand({ name: text.trim() })}>
        <PencilLine className="size-5" aria-hidden="true" />
        Enter by hand
      </Button>
    </div>
  )
}
