import type { ReactNode } from 'react'
import { cx } from '../lib/classes.ts'

/** Options under one heading. */
export interface OptionGroup<Option> {
  title: string
  options: readonly Option[]
}

interface OptionListProps<Option> {
  /** the list's id; option ids derive from it */
  id: string
  /** accessible name: 'Foods' */
  label: string
  groups: readonly OptionGroup<Option>[]
  /** key of the active option */
  active?: string
  onChoose: (option: Option) => void
  /** an option's content */
  children: (option: Option) => ReactNode
}

/** An option's id, for aria-activedescendant. */
export const optionId = (list: string, key: string): string => `${list}-${key}`

/** A listbox with headings; see use-option-search.ts. */
export function OptionList<Option extends { key: string }>(props: OptionListProps<Option>) {
  const { id, label, groups, active, onChoose, children } = props
  const shown = (option: Option) => (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the search field's, which keeps the focus
    <div
      key={option.key}
      id={optionId(id, option.key)}
      role="option"
      aria-selected={option.key === active}
      tabIndex={-1}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onChoose(option)}
      className={cx(
        'flex min-h-13 cursor-pointer items-center gap-3 rounded-xl px-3 py-1.5',
        option.key === active ? 'bg-accent-soft' : 'hover:bg-sunken',
      )}
    >
      {children(option)}
    </div>
  )
  return (
    <div id={id} role="listbox" aria-label={label}>
      {groups.map(({ title, options }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options in a listbox
        <div key={title} role="group" aria-label={title} className="not-first:mt-3">
          <p aria-hidden="true" className="mb-1 px-3 text-sm font-semibold text-soft">
            {title}
          </p>
          {options.map(shown)}
        </div>
      ))}
    </div>
  )
}
