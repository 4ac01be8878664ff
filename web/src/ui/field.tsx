import { createContext, type ReactNode, useContext, useId } from 'react'
import { cx } from '../lib/classes.ts'

interface FieldProps {
  label: string
  /** help text below the label */
  hint?: ReactNode
  /** the error; marks and describes the control */
  error?: string
  /** marks the label as optional */
  optional?: boolean
  /** one control: TextInput, Select, … */
  children: ReactNode
  className?: string
}

/** What a control receives from its field. */
interface Wiring {
  id?: string
  'aria-describedby'?: string
  'aria-invalid'?: true
}

const FieldContext = createContext<Wiring>({})

/** For controls: id and aria attributes from the field. */
export const useField = (): Wiring => useContext(FieldContext)

/** A control with label, hint and error. */
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
        // Mounts together with its text, so it is announced once instead of on every key.
        <p id={`${id}-error`} role="alert" className="animate-late! text-sm font-semibold text-danger-ink">
          {error}
        </p>
      )}
    </div>
  )
}
