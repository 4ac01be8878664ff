import type { ComponentProps } from 'react'
import { cx } from '../lib/classes.ts'
import { controlStyle } from './control-style.ts'
import { useField } from './field.tsx'

export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return <input type="text" {...useField()} {...rest} className={cx(controlStyle, className)} />
}

/** A number typed on a decimal keypad. Text, because type=number silently drops unparsable input. */
export function NumberInput({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <input
      type="text"
      inputMode="decimal"
      autoComplete="off"
      {...useField()}
      {...rest}
      className={cx(controlStyle, 'tabular-nums', className)}
    />
  )
}

export function TextArea({ className, rows = 3, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea rows={rows} {...useField()} {...rest} className={cx(controlStyle, 'resize-y', className)} />
  )
}
