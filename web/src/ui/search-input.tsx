import type { ComponentProps } from 'react'
import { TextInput } from './text-input.tsx'

interface SearchInputProps extends ComponentProps<typeof TextInput> {
  /** id of the list; undefined while closed */
  list?: string
  /** id of the active option */
  active?: string
  onType: (text: string) => void
}

/** A search field for options; see use-option-search.ts. */
export const SearchInput = ({ list, active, onType, ...rest }: SearchInputProps) => (
  <TextInput
    role="combobox"
    aria-autocomplete="list"
    aria-expanded={list !== undefined}
    aria-controls={list}
    aria-activedescendant={active}
    onChange={(event) => onType(event.target.value)}
    autoComplete="off"
    enterKeyHint="search"
    {...rest}
  />
)
