import { TextInput } from '../../../ui/text-input.tsx'

interface DayProps {
  label: string
  value: string | undefined
  min?: string
  max?: string
  onDay: (day: string | undefined) => void
}

/** The first or last day of the filter. */
export const Day = ({ label, value, onDay, ...bounds }: DayProps) => (
  <span className="inline-flex gap-x-2 gap-y-1 text-sm text-soft max-md:flex-col md:items-center">
    <span aria-hidden="true">{label}</span>
    <TextInput
      type="date"
      aria-label={label}
      {...bounds}
      value={value ?? ''}
      onChange={(event) => onDay(event.target.value || undefined)}
      className="text-ink max-md:px-2.5 md:min-h-9 md:w-38 md:py-1 md:text-sm"
    />
  </span>
)
