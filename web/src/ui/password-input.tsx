import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { IconButton } from './icon-button.tsx'
import { TextInput } from './text-input.tsx'

interface PasswordInputProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** names the field in the toggle if a form has two: 'Show confirm password' */
  toggleName?: string
}

export function PasswordInput({ toggleName = 'password', className, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <div className="relative">
      <TextInput
        spellCheck={false}
        autoCapitalize="none"
        {...rest}
        type={shown ? 'text' : 'password'}
        className={`pr-12 ${className ?? ''}`}
      />
      <IconButton
        className="absolute top-0 right-0"
        aria-label={`${shown ? 'Hide' : 'Show'} ${toggleName}`}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      >
        <Icon className="size-5" />
      </IconButton>
    </div>
  )
}
