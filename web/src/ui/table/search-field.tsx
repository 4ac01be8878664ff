import { Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { TextInput } from '../text-input.tsx'
import { hasSingleKeys } from './shortcuts.ts'
import type { TableSearch } from './table-types.ts'

const TYPING = 'input, select, textarea, [contenteditable=true]'
const DIALOG = '[role=dialog], [role=alertdialog]'

/** '/' focuses the search, except while typing or with an open dialog. */
function useSlash() {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      const input = field.current
      if (event.key !== '/' || event.defaultPrevented || !hasSingleKeys() || !input) return
      if (event.target instanceof Element && event.target.closest(TYPING)) return
      if (document.querySelector(DIALOG) !== null && !input.closest(DIALOG)) return
      event.preventDefault()
      input.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return field
}

/** Escape clears the search, then leaves it. */
const onSearchKeys = (event: KeyboardEvent<HTMLInputElement>, onText: (text: string) => void) => {
  if (event.key !== 'Escape') return
  if (event.currentTarget.value) {
    event.preventDefault()
    event.stopPropagation()
    onText('')
  } else event.currentTarget.blur()
}

/** The table's search field. */
export function SearchField<Row>({ label, text, onText }: TableSearch<Row>) {
  const field = useSlash()
  return (
    <div className="relative min-w-0 flex-1 md:max-w-85 md:min-w-48">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3 size-4.5 -translate-y-1/2 text-soft"
      />
      <TextInput
        ref={field}
        type="search"
        aria-label={`Search: ${label}`}
        placeholder={label}
        autoComplete="off"
        enterKeyHint="search"
        value={text}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={(event) => onSearchKeys(event, onText)}
        className="pr-2 pl-9.5 md:min-h-9 md:py-1 md:text-sm"
      />
    </div>
  )
}
