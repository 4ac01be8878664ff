import { Slot } from 'radix-ui'
import { type KeyboardEvent, type MouseEvent, use, useRef, useState } from 'react'
import { commonPanel } from './lazy-panel.tsx'
import { MenuContext, type MenuItemProps } from './menu-context.ts'
import type { MenuPanelProps } from './panels/menu.tsx'

/** Controlled open state, if the parent needs it. */
export type MenuState = Pick<MenuPanelProps, 'open' | 'onOpenChange' | 'byKeyboard'>

interface ClosedMenuProps extends Pick<MenuPanelProps, 'trigger' | 'byKeyboard' | 'onOpenChange'> {
  onPointedAt?: () => void
}

/** Only the trigger: most menus are never opened. */
export function ClosedMenu({ trigger, byKeyboard, onOpenChange, onPointedAt }: ClosedMenuProps) {
  const open = (isKey: boolean) => {
    byKeyboard.current = isKey
    onOpenChange(true)
  }
  const openBelow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    open(true)
  }
  return (
    <Slot.Root
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={({ detail }: MouseEvent) => open(detail === 0)}
      onKeyDown={openBelow}
      onPointerEnter={onPointedAt}
      onFocus={onPointedAt}
    >
      {trigger}
    </Slot.Root>
  )
}

const MenuPanel = commonPanel<MenuPanelProps>(() => import('./panels/menu.tsx'), ClosedMenu)

type MenuProps = Omit<MenuPanelProps, keyof MenuState> & Partial<MenuState>

/** A button with a menu. */
export function Menu({ open, onOpenChange, byKeyboard, ...rest }: MenuProps) {
  const [own, setOwn] = useState(false)
  const ownByKeyboard = useRef(false)
  return (
    <MenuPanel
      {...rest}
      open={open ?? own}
      onOpenChange={onOpenChange ?? setOwn}
      byKeyboard={byKeyboard ?? ownByKeyboard}
    />
  )
}

/** A menu item. Use `asChild` for a link; icons go before the text. */
export function MenuItem(props: MenuItemProps) {
  const parts = use(MenuContext)
  return parts && <parts.Item {...props} />
}

export function MenuSeparator() {
  const parts = use(MenuContext)
  return parts && <parts.Separator />
}
