import { DropdownMenu as Radix } from 'radix-ui'
import type { FocusEvent, ReactNode, RefObject } from 'react'
import { cx } from '../../lib/classes.ts'
import { type MenuComponents, MenuContext, type MenuItemProps } from '../menu-context.ts'
import { useLayer } from '../use-layer.ts'

export interface MenuPanelProps {
  /** the trigger; must pass its props to a <button> */
  trigger: ReactNode
  align?: 'start' | 'end'
  open: boolean
  onOpenChange: (open: boolean) => void
  /** opened by keyboard at first, so focus starts at the first item */
  byKeyboard: RefObject<boolean>
  children: ReactNode
}

const Item = ({ destructive = false, className, ...rest }: MenuItemProps) => (
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

const Separator = () => <Radix.Separator className="mx-2 my-1.5 h-px bg-line" />

const parts: MenuComponents = { Item, Separator }

/** A menu that has been opened at least once. */
export default function MenuPanel({
  trigger,
  align = 'end',
  byKeyboard,
  children,
  ...state
}: MenuPanelProps) {
  useLayer(state.open, state.onOpenChange)
  // Radix tracks keyboard use only after it loads, which is after the first opening.
  const begin = ({ target, currentTarget }: FocusEvent) => {
    if (!byKeyboard.current || target !== currentTarget) return
    byKeyboard.current = false
    currentTarget.querySelector<HTMLElement>('[role^=menuitem]:not([data-disabled])')?.focus()
  }
  return (
    <Radix.Root modal={false} {...state}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={6}
          collisionPadding={8}
          onFocus={begin}
          className="z-50 min-w-52 animate-pop-in rounded-2xl border border-line bg-surface p-1.5 text-ink shadow-lift-high"
        >
          <MenuContext value={parts}>{children}</MenuContext>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
