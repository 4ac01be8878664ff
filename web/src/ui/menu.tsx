import { Slot } from 'radix-ui'
import { type KeyboardEvent, type MouseEvent, use, useRef, useState } from 'react'
import { commonPanel } from './lazy-panel.tsx'
import { MenuContext, type MenuItemProps } from './menu-parts.ts'
import type { MenuPanelProps } from './panels/menu.tsx'

/** The button alone: of many menus few are ever opened. */
function ClosedMenu({ trigger, byKeyboard, onOpenChange }: MenuPanelProps) {
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
    >
      {trigger}
    </Slot.Root>
  )
}

const MenuPanel = commonPanel<MenuPanelProps>(() => import('./panels/menu.tsx'), ClosedMenu)

interface MenuProps extends Omit<MenuPanelProps, 'open' | 'onOpenChange' | 'byKeyboard'> {
  defaultOpen?: boolean
  /** where something else than the trigger opens it too */
  open?: boolean
  onOpenChange?: (open: boolean) => void
}

/** Choices behind a button. */
export function Menu({ defaultOpen = false, open, onOpenChange, ...rest }: MenuProps) {
  const [own, setOwn] = useState(defaultOpen)
  const byKeyboard = useRef(false)
  return (
    <MenuPanel {...rest} byKeyboard={byKeyboard} open={open ?? own} onOpenChange={onOpenChange ?? setOwn} />
  )
}

/** One choice. `asChild` for a link; icons go in front of the text. */
export function MenuItem(props: MenuItemProps) {
  const parts = use(MenuContext)
  return parts && <parts.Item {...props} />
}

export function MenuSeparator() {
  const parts = use(MenuContext)
  return parts && <parts.Separator />
}
