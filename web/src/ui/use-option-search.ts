import { useId } from 'react'
import { type OptionGroup, optionId } from './option-list.tsx'
import { useOptionKeys } from './use-option-keys.ts'

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
