import { useId } from 'react'
import { type OptionGroup, optionId } from './option-list.tsx'
import { useOptionKeys } from './use-option-keys.ts'

interface OptionSearch<Option> {
  groups: readonly OptionGroup<Option>[]
  /** the first is at hand without an arrow */
  beginsAtFirst: boolean
  onType: (text: string) => void
  onChoose: (option: Option) => void
}

/**
 * A field to search in and the list of what can be chosen. The focus stays in the field, and its keys wander through the list.
 * @returns what a SearchInput and an OptionList need of each other
 */
export function useOptionSearch<Option extends { key: string }>(search: OptionSearch<Option>) {
  const { groups, beginsAtFirst, onType, onChoose } = search
  const id = useId()
  const options = groups.flatMap((group) => group.options)
  const type = (text: string) => {
    keys.forget()
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
