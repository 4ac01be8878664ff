import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from '../lib/classes.ts'
import { controlStyle } from './control-style.ts'
import { useField } from './field.tsx'

interface SelectProps extends ComponentProps<'select'> {
  /** the empty option */
  placeholder?: string
}

/** The native select, which is best on phones. Children are `<option>`s. */
export function Select({ placeholder, className, children, ...rest }: SelectProps) {
  return (
    <div className="relative">
      <select {...useField()} {...rest} className={cx(controlStyle, 'appearance-none pr-10', className)}>
        {placeholder && <option value="">{placeholder}</option>}
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-soft"
      />
    </div>
  )
}
