import type { DropdownMenu } from 'radix-ui'
import { type ComponentProps, type ComponentType, createContext } from 'react'

export interface MenuItemProps extends ComponentProps<typeof DropdownMenu.Item> {
  destructive?: boolean
}

/** What an open menu provides to its items. */
export interface MenuComponents {
  Item: ComponentType<MenuItemProps>
  Separator: ComponentType
}

/** Undefined outside an open menu. */
export const MenuContext = createContext<MenuComponents | undefined>(undefined)
