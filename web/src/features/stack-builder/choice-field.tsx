import { useController } from 'react-hook-form'
import { Segmented } from '../../ui/segmented.tsx'
import type { BuilderValues } from './builder-values.ts'

interface ChoiceFieldProps {
  name: 'weightLossPeptide' | 'experienceLevel' | 'timeline'
  legend: string
  options: readonly { value: string; label: string }[]
}

/** One of a few, with what is wrong about it below. */
export function ChoiceField({ name, legend, options }: ChoiceFieldProps) {
  const { field, fieldState } = useController<BuilderValues, typeof name>({ name })
  return (
    <div>
      <Segmented
        legend={legend}
        showLegend
        options={options}
        value={field.value}
        onChange={field.onChange}
        ref={field.ref}
        className="max-sm:[&>div]:flex-col"
      />
      {fieldState.error && (
        <p role="alert" className="mt-2 text-sm font-semibold text-danger-ink">
          {fieldState.error.message}
        </p>
      )}
    </div>
  )
}
