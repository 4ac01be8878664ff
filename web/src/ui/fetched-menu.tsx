import { type ComponentType, type ReactNode, useRef, useState } from 'react'
import { lazyPanel } from './lazy-panel.tsx'
import { ClosedMenu, type MenuState } from './menu.tsx'

/**
 * A menu that weighs more than its page, with what its choices do: it is fetched by the press that asks for it, or ahead once
 * somebody points at what opens it.
 * @param triggerOf what opens it; must pass its props on to a <button>
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
