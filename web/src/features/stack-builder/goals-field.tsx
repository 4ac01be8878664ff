import { type StackGoal, stackGoalLabels, stackGoals } from '@pepwell/domain/stacks/questions'
import { useId } from 'react'
import { useController } from 'react-hook-form'
import type { BuilderValues } from './builder-values.ts'
import { chip } from './chip.ts'

/** Goals; any number can be selected. */
export function GoalsField() {
  const { field, fieldState } = useController<BuilderValues, 'goals'>({ name: 'goals' })
  const id = useId()
  const { error } = fieldState
  const toggle = (goal: StackGoal, isChosen: boolean) =>
    field.onChange(isChosen ? [...field.value, goal] : field.value.filter((one) => one !== goal))
  return (
    <fieldset aria-describedby={error ? id : undefined} className="min-w-0">
      <legend className="mb-2 font-semibold">Goals</legend>
      <div className="flex flex-wrap gap-2">
        {stackGoals.map((goal, at) => (
          <label key={goal} className={chip}>
            <input
              ref={at === 0 ? field.ref : undefined}
              type="checkbox"
              className="sr-only"
              checked={field.value.includes(goal)}
              onChange={(event) => toggle(goal, event.target.checked)}
            />
            {stackGoalLabels[goal]}
          </label>
        ))}
      </div>
      {error && (
        <p id={id} role="alert" className="mt-2 text-sm font-semibold text-danger-ink">
          {error.message}
        </p>
      )}
    </fieldset>
  )
}
