import { type ComponentProps, useId } from 'react'
import { TextInput } from './text-input.tsx'

/** A text field with suggestions that also accepts other values. */
export function Combobox({ options, ...rest }: ComponentProps<'input'> & { options: readonly string[] }) {
  const list = useId()
  return (
    <>
      <TextInput {...rest} list={list} autoComplete="off" />
      <datalist id={list}>
        {options.map((option) => (
          <option key={option} value={option} />
        ))}
      </datalist>
    </>
  )
}
