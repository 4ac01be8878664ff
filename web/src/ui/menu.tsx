import { DropdownMenu as Radix } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../lib/classes.ts'

interface MenuProps {
  /** the button that opens the menu; must pass its props on to a <button> */
  trigger: ReactNode
  align?: 'start' | 'end'
  defaultOpen?: boolean
  /** where something else than the trigger opens it too */
  open?: boolean
  onOpenChange?: (open: boolean) => void
  children: ReactNode
}

/** Choices behind a button. */
export function Menu({ trigger, align = 'end', children, ...state }: MenuProps) {
  return (
    <Radix.Root modal={false} {...state}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 min-w-52 animate-pop-in rounded-2xl border border-line bg-surface p-1.5 text-ink shadow-lift-high"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

interface MenuItemProps extends ComponentProps<typeof Radix.Item> {
  destructive?: boolean
}

/** One choice. `asChild` for a link; icons go in front of the text. */
export function MenuItem({ destructive = false, className, ...rest }: MenuItemProps) {
  return (
    <Radix.Item
      {...rest}
      className={cx(
        'flex min-h-11 items-center gap-3 rounded-xl px-3 outline-none data-highlighted:bg-sunken',
        'data-disabled:opacity-50 [&_svg]:size-5 [&_svg]:shrink-0',
        destructive ? 'text-danger-ink' : '[&_svg]:text-soft',
        className,
      )}
    />
  )
}

export const MenuSeparator = () => <Radix.Separator className="mx-2 my-1.5 h-px bg-line" />
