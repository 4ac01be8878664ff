import { cx } from '../../../lib/classes.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import { kcalText } from '../figures.ts'
import type { FoodOption, OptionGroup } from './use-food-choices.ts'

interface FoodOptionsProps {
  /** the listbox's id; an option's is derived from it */
  id: string
  groups: readonly OptionGroup[]
  /** key of the option the keyboard is at */
  active?: string
  /** key of the option whose figures are being fetched */
  fetching?: string
  onChoose: (option: FoodOption) => void
}

/** An option's id, for the field that points at it. */
export const optionId = (list: string, key: string): string => `${list}-${key}`

function Option({ option, ...props }: Omit<FoodOptionsProps, 'groups'> & { option: FoodOption }) {
  const { id, active, fetching, onChoose } = props
  const { key, name, brand, servingSize, caloriesPerServing } = option
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the search field's, which keeps the focus
    <div
      id={optionId(id, key)}
      role="option"
      aria-selected={key === active}
      tabIndex={-1}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onChoose(option)}
      className={cx(
        'flex min-h-13 cursor-pointer items-center gap-3 rounded-xl px-3 py-1.5',
        key === active ? 'bg-accent-soft' : 'hover:bg-sunken',
      )}
    >
      <span className="min-w-0 flex-1">
        <span className="block leading-snug font-semibold">{name}</span>
        <span className="block truncate text-sm text-soft">
          {[brand, servingSize].filter(Boolean).join(' · ')}
        </span>
      </span>
      {key === fetching ? (
        <Spinner label="Loading figures" className="size-5" />
      ) : (
        <span className="text-sm whitespace-nowrap text-soft tabular-nums">
          {kcalText(caloriesPerServing)}
        </span>
      )}
    </div>
  )
}

/** What can be chosen, below its headings. */
export function FoodOptions({ groups, ...props }: FoodOptionsProps) {
  return (
    <div id={props.id} role="listbox" aria-label="Foods">
      {groups.map(({ title, options }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options in a listbox
        <div key={title} role="group" aria-label={title} className="not-first:mt-3">
          <p aria-hidden="true" className="mb-1 px-3 text-sm font-semibold text-soft">
            {title}
          </p>
          {options.map((option) => (
            <Option key={option.key} option={option} {...props} />
          ))}
        </div>
      ))}
    </div>
  )
}
