import { type KeyboardEvent, useId, useState } from 'react'
import { type OptionGroup, optionId } from './option-list.tsx'

interface Keys<Option> {
  options: readonly Option[]
  /** the first option is active without an arrow key */
  beginsAtFirst: boolean
  onChoose: (option: Option) => void
  onClear: () => void
}

/** Keyboard of a combobox: arrows move, Enter selects, Escape clears. */
function useOptionKeys<Option extends { key: string }>(keys: Keys<Option>) {
  const { options, beginsAtFirst, onChoose, onClear } = keys
  const [at, setAt] = useState<string>()
  const known = options.findIndex(({ key }) => key === at)
  const place = known < 0 && beginsAtFirst && options.length > 0 ? 0 : known
  const active = options[place]
  const go = (to: number) => setAt(options.at(to % options.length)?.key)
  const moves: Record<string, () => void> = {
    ArrowDown: () => go(place + 1),
    ArrowUp: () => go(place <= 0 ? -1 : place - 1),
    Enter: () => active && onChoose(active),
    Escape: onClear,
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Ignore keys during IME composition.
    const move = event.nativeEvent.isComposing ? undefined : moves[event.key]
    if (!move) return
    // Enter must not submit the surrounding form.
    event.preventDefault()
    move()
  }
  return { active, onKeyDown, reset: () => setAt(undefined) }
}

interface OptionSearch<Option> {
  groups: readonly OptionGroup<Option>[]
  /** the first option is active without an arrow key */
  beginsAtFirst: boolean
  onType: (text: string) => void
  onChoose: (option: Option) => void
}

/**
 * A search field with a list of options. Focus stays in the field, and arrow keys move through the list.
 * @returns props for a SearchInput and an OptionList
 */
export function useOptionSearch<Option extends { key: string }>(search: OptionSearch<Option>) {
  const { groups, beginsAtFirst, onType, onChoose } = search
  const id = useId()
  const options = groups.flatMap((group) => group.options)
  const type = (text: string) => {
    keys.reset()
    onType(text)
  }
  const keys = useOptionKeys({ options, beginsAtFirst, onChoose, onClear: () => type('') })
  const { active, onKeyDown } = keys
  return {
    count: options.length,
    field: {
      list: options.length > 0 ? id : undefined,
      active: active && optionId(id, active.key),
      onType: type,
      onKeyDown,
    },
    list: { id, groups, active: active?.key, onChoose },
  }
}
