import { amountText, isSameSupplement } from '@pepwell/domain/vitamins/supplements'
import { cx } from '../../../lib/classes.ts'
import type { Suggestions } from './suggestions.ts'

interface QuickChoicesProps {
  suggestions: Suggestions
  /** the name in the form */
  chosen: string
  onChoose: (name: string) => void
}

const chipStyle =
  'min-h-11 max-w-full rounded-xl border px-3 text-left text-sm leading-tight font-semibold transition-colors duration-100 md:min-h-9'

function Chip({
  name,
  amount,
  chosen,
  onChoose,
}: { name: string; amount?: string } & Omit<QuickChoicesProps, 'suggestions'>) {
  const isChosen = isSameSupplement(name, chosen)
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={() => onChoose(name)}
      className={cx(
        chipStyle,
        isChosen ? 'border-accent bg-accent-soft text-accent-ink' : 'border-edge/60 hover:bg-sunken',
      )}
    >
      {name}{' '}
      {amount && <span className={cx('font-normal tabular-nums', !isChosen && 'text-soft')}>{amount}</span>}
    </button>
  )
}

/** The person's supplements with their last amounts, then common ones; one tap each. */
export function QuickChoices({ suggestions, ...props }: QuickChoicesProps) {
  const { own, presets } = suggestions
  return (
    <div className="flex flex-col gap-3">
      {own.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: these are no fields of the form
        <div role="group" aria-label="Yours" className="flex flex-wrap gap-1.5">
          {own.map((last) => (
            <Chip key={last.supplementName} name={last.supplementName} amount={amountText(last)} {...props} />
          ))}
        </div>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: these are no fields of the form */}
      <div role="group" aria-label="Common supplements" className="flex flex-wrap gap-1.5">
        {presets.map((name) => (
          <Chip key={name} name={name} {...props} />
        ))}
      </div>
    </div>
  )
}
