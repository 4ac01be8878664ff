import { type ComponentType, type ReactNode, useRef, useState } from 'react'
import { lazyPanel } from './lazy-panel.tsx'
import { ClosedMenu, type MenuState } from './menu.tsx'

/**
 * A lazy menu with its actions, loaded on press or when the pointer approaches.
 * @param triggerOf renders the trigger; must pass its props to a <button>
 */
export function fetchedMenu<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props & MenuState> }>,
  triggerOf: (props: Props) => ReactNode,
) {
  const Panel = lazyPanel<Props & MenuState>(load, (props) => (
    <ClosedMenu
      {...props}
      trigger={triggerOf(props)}
      onPointedAt={() => void Panel.preload().catch(() => {})}
    />
  ))
  return function FetchedMenu(props: Props) {
    const [open, onOpenChange] = useState(false)
    const byKeyboard = useRef(false)
    return <Panel {...props} open={open} onOpenChange={onOpenChange} byKeyboard={byKeyboard} />
  }
}
