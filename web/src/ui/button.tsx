import { Slot } from 'radix-ui'
import type { ComponentProps, MouseEvent } from 'react'
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts'
import { Spinner } from './spinner.tsx'

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant
  size?: ButtonSize
  /** shows a spinner and ignores clicks, but keeps focus */
  pending?: boolean
  /** the label while pending; the usual label by default */
  pendingLabel?: string
  /** renders its only child (a Link or anchor) as this button */
  asChild?: boolean
}

const ignore = (event: MouseEvent) => event.preventDefault()

export function Button(props: ButtonProps) {
  const { variant = 'primary', size = 'md', pending = false, pendingLabel, asChild = false, ...rest } = props
  const { className, children, onClick, ...attributes } = rest
  const style = buttonStyle(variant, size, className)
  if (asChild) {
    return (
      <Slot.Root className={style} onClick={onClick} {...attributes}>
        {children}
      </Slot.Root>
    )
  }
  return (
    <button
      type="button"
      {...attributes}
      className={style}
      onClick={pending ? ignore : onClick}
      aria-disabled={pending || undefined}
      aria-busy={pending || undefined}
    >
      {pending && <Spinner className="size-4" />}
      {pending && pendingLabel ? pendingLabel : children}
    </button>
  )
}
