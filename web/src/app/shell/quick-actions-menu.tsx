import { Plus } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { cx } from '../../lib/classes.ts'
import { DOUBLE_TAP_MS } from '../../lib/taps.ts'
import { useClearOfControls } from '../../ui/use-clear-of-controls.ts'
import { useScrollingDown } from '../../ui/use-scrolling-down.ts'
import { ownsLowerEdge } from './navigation.ts'
import { quickActions, runQuickAction } from './quick-actions.ts'

/** Open or not; a change right after another is taken for a trembling finger. */
function useSteadyOpen() {
  const [open, setOpen] = useState(false)
  const changedAt = useRef(Number.NEGATIVE_INFINITY)
  const change = (next: boolean) => {
    changedAt.current = performance.now()
    setOpen(next)
  }
  const toggle = () => {
    if (performance.now() - changedAt.current >= DOUBLE_TAP_MS) change(!open)
  }
  return { open, change, toggle }
}

/** Calls `onOutside` for a press anywhere but in the element. */
function usePressOutside(active: boolean, onOutside: () => void) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!active) return
    const onPress = (event: globalThis.PointerEvent) => {
      if (!ref.current?.contains(event.target as Node)) onOutside()
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  })
  return ref
}

const byMouse = (event: PointerEvent) => event.pointerType === 'mouse'
const byKeyboard = (event: FocusEvent) => event.target.matches(':focus-visible')

/**
 * Whether focus or mouse goes to something outside. To nothing at all is no leaving: Safari gives the focus to no
 * button that is clicked, and a mouse may leave the window.
 */
const leaves = ({ currentTarget, nativeEvent }: FocusEvent | PointerEvent) =>
  nativeEvent.relatedTarget instanceof Node && !currentTarget.contains(nativeEvent.relatedTarget)

function ActionList({ onRun }: { onRun: (id: string) => void }) {
  return (
    <ul id="quick-menu" className="flex animate-pop-in flex-col items-end gap-2 pb-3">
      {quickActions.map(({ id, label, icon: Icon }) => (
        <li key={id}>
          <button
            type="button"
            onClick={() => onRun(id)}
            className="flex min-h-12 items-center gap-3 rounded-full border border-line bg-surface pr-4 pl-5 font-semibold shadow-lift-high hover:bg-sunken"
          >
            {label}
            <Icon className="size-5 text-accent-ink" aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  )
}

/** What is done most, one tap away from everywhere: a tap opens it, and so do a mouse over it and the tab key. */
export function QuickActionsMenu() {
  const { open, change, toggle } = useSteadyOpen()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const ref = usePressOutside(open, () => change(false))
  const run = (id: string) => {
    change(false)
    // Where one is already, going back must not lead to the same place again.
    runQuickAction(id, (path) => navigate(path, { replace: path === pathname }))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    change(false)
    opener.current?.focus()
  }
  const opener = useRef<HTMLButtonElement>(null)
  const [isInTheWay, isScrolling] = [useClearOfControls(opener), useScrollingDown()]
  const isAside = (isInTheWay || isScrolling) && !open
  if (ownsLowerEdge(pathname)) return null
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a mouse over it, and keys that rise from its buttons
    <div
      ref={ref}
      data-floating=""
      className="fixed right-4 bottom-[calc(5rem+env(safe-area-inset-bottom))] z-40 flex flex-col-reverse items-end md:right-6 md:bottom-6"
      onPointerEnter={(event) => byMouse(event) && change(true)}
      onPointerLeave={(event) => byMouse(event) && leaves(event) && change(false)}
      onBlur={(event) => open && leaves(event) && change(false)}
      onKeyDown={onKeyDown}
    >
      <button
        ref={opener}
        type="button"
        aria-label="Quick menu"
        aria-expanded={open}
        aria-controls="quick-menu"
        onFocus={(event) => byKeyboard(event) && !open && change(true)}
        onClick={toggle}
        className={cx(
          'grid size-14 place-items-center rounded-full bg-accent text-on-accent shadow-lift-high transition-opacity duration-150 hover:bg-accent-strong',
          isAside && 'pointer-events-none opacity-0',
        )}
      >
        <Plus
          className={cx('size-7 transition-transform duration-150', open && 'rotate-45')}
          aria-hidden="true"
        />
      </button>
      {open && <ActionList onRun={run} />}
      {/* A press on it closes the menu, as one beside it does, and reaches nothing below. */}
      {open && <div className="fixed inset-0 -z-10 animate-fade-in bg-veil md:hidden" />}
    </div>
  )
}
