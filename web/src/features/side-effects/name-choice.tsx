import {
  commonSideEffects,
  MAX_SIDE_EFFECT_LENGTH,
  urgentSideEffects,
} from '@pepwell/domain/side-effects/side-effects'
import { Plus } from 'lucide-react'
import { type Ref, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { EffectChip } from './effect-chip.tsx'

interface NameChoiceProps {
  /** receives the first name, to focus */
  ref?: Ref<HTMLInputElement>
  value: string
  onChange: (name: string) => void
  /** logged before, most frequent first */
  frequent: readonly string[]
  error?: string
}

/** Options: the person's most frequent, then common and urgent ones. */
const offered = (frequent: readonly string[]): string[] => [
  ...new Set([...frequent, ...commonSideEffects, ...urgentSideEffects]),
]

/** Names shown before 'More'. */
const FIRST_NAMES = 7

/** The side effect: from the list, or free text. */
export function NameChoice({ ref, value, onChange, frequent, error }: NameChoiceProps) {
  const group = useId()
  const names = offered(frequent)
  const [isOwn, setOwn] = useState(value !== '' && !names.includes(value))
  const first = names.slice(0, FIRST_NAMES)
  const [wantsMore, setWantsMore] = useState(false)
  const firstAdded = useRef<HTMLInputElement>(null)
  // 'More' is gone, so focus moves to the first name it revealed.
  useEffect(() => {
    if (wantsMore) firstAdded.current?.focus()
  }, [wantsMore])
  const showsAll = wantsMore || isOwn || (value !== '' && !first.includes(value))
  return (
    <div className="flex flex-col gap-3">
      <fieldset className="min-w-0">
        <legend className="mb-2 font-semibold">What are you feeling?</legend>
        <div className="flex flex-wrap gap-2">
          {(showsAll ? names : first).map((name, index) => (
            <EffectChip
              key={name}
              ref={index === 0 ? ref : index === FIRST_NAMES ? firstAdded : undefined}
              name={name}
              group={group}
              isChosen={!isOwn && value === name}
              onChoose={() => {
                setOwn(false)
                onChange(name)
              }}
            />
          ))}
          {showsAll ? (
            <EffectChip
              name="Something else"
              group={group}
              isChosen={isOwn}
              onChoose={() => {
                setOwn(true)
                onChange('')
              }}
            />
          ) : (
            <Button variant="ghost" className="rounded-full" onClick={() => setWantsMore(true)}>
              <Plus className="size-4" aria-hidden="true" />
              More
            </Button>
          )}
        </div>
        {error && !isOwn && (
          <p role="alert" className="mt-2 text-sm font-semibold text-danger-ink">
            {error}
          </p>
        )}
      </fieldset>
      {isOwn && (
        <Field label="Side effect" error={error}>
          <TextInput
            value={value}
            maxLength={MAX_SIDE_EFFECT_LENGTH}
            autoComplete="off"
            onChange={({ target }) => onChange(target.value)}
          />
        </Field>
      )}
    </div>
  )
}
