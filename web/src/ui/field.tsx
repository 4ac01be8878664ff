import { createContext, type ReactNode, useContext, useId } from 'react'
import { cx } from '../lib/classes.ts'

interface FieldProps {
  label: string
  /** a word of help below the label */
  hint?: ReactNode
  /** what is wrong; the control is marked and described by it */
  error?: string
  /** marks the label as optional */
  optional?: boolean
  /** the one control: TextInput, Select, … */
  children: ReactNode
  className?: string
}

/** What a control takes from the field around it. */
interface Wiring {
  id?: string
  'aria-describedby'?: string
  'aria-invalid'?: true
}

const FieldContext = createContext<Wiring>({})

/** For controls: id and aria attributes of the field around them. */
export const useField = (): Wiring => useContext(FieldContext)

/** A labelled control with its hint and its error. */
export function Field({ label, hint, error, optional = false, children, className }: FieldProps) {
  const id = useId()
  const described = cx(hint ? `${id}-hint` : null, error ? `${id}-error` : null) || undefined
  return (
    <div className={cx('flex min-w-0 flex-col gap-1.5', className)}>
      <label htmlFor={id} className="font-semibold">
        {label}
        {optional && <span className="ml-0.5 text-sm font-normal text-soft"> optional</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="-mt-1 text-sm text-soft">
          {hint}
        </p>
      )}
      <FieldContext value={{ id, 'aria-describedby': described, 'aria-invalid': error ? true : undefined }}>
        {children}
      </FieldContext>
      {error && (
        // Mounted with its text, so it is announced once and not again with every key.
        <p id={`${id}-error`} role="alert" className="animate-late! text-sm font-semibold text-danger-ink">
          {error}
        </p>
      )}
    </div>
  )
}
