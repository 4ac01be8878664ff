import { Plus } from 'lucide-react'
import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { useLocation, useNavigate } from 'react-router'
import { DOUBLE_TAP_MS } from '../../lib/api/double-tap.ts'
import { cx } from '../../lib/classes.ts'

import { useLayer } from '../../ui/use-layer.ts'
import { quickActions, runQuickAction } from './quick-actions.ts'

/** Open state; ignores a change right after another (hand tremor). */
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

const isInMenu = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-floating]') !== null

/** Calls `onOutside` on a press outside the menu. */
function usePressOutside(active: boolean, onOutside: () => void) {
  useEffect(() => {
    if (!active) return
    const onPress = (event: globalThis.PointerEvent) => isInMenu(event.target) || onOutside()
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  })
}

const byMouse = (event: PointerEvent) => event.pointerType === 'mouse'
const byKeyboard = (event: FocusEvent) => event.target.matches(':focus-visible')

/**
 * Whether focus or pointer moved to another element. Moving to nothing doesn't count: Safari doesn't focus clicked
 * buttons, and the pointer may leave the window.
 */
const leaves = ({ currentTarget, nativeEvent }: FocusEvent | PointerEvent) =>
  nativeEvent.relatedTarget instanceof Node && !currentTarget.contains(nativeEvent.relatedTarget)

/** The backdrop. A tap closes the menu without reaching the page; a mouse has already left it. */
const Veil = ({ onPress }: { onPress: () => void }) =>
  createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: for a finger; the keyboard has Escape
    // biome-ignore lint/a11y/useKeyWithClickEvents: for a finger; the keyboard has Escape
    <div
      data-floating=""
      className="fixed inset-0 z-29 animate-fade-in bg-veil [@media(hover:hover)]:pointer-events-none"
      onClick={onPress}
    />,
    document.body,
  )

const ActionList = ({ id, onRun }: { id: string; onRun: (action: string) => void }) => (
  // Padding makes room for shadows and bridges the gap for the mouse.
  <ul
    id={id}
    className="absolute top-full right-0 -m-4 flex max-h-[calc(100dvh-4.5rem)] animate-pop-in flex-col items-end gap-2 overflow-y-auto p-4"
  >
    {quickActions.map((action) => (
      <li key={action.id}>
        <button
          type="button"
          onClick={() => onRun(action.id)}
          className="flex min-h-12 items-center gap-3 rounded-full border border-line bg-surface pr-4 pl-5 font-semibold whitespace-nowrap shadow-lift-high hover:bg-sunken"
        >
          {action.label}
          <action.icon className="size-5 text-accent-ink" aria-hidden="true" />
        </button>
      </li>
    ))}
  </ul>
)

/**
 * Frequent actions from every page: opens on tap, hover or keyboard focus. The trigger is in the top bar, where it
 * covers nothing.
 */
export function QuickActionsMenu() {
  const { open, change, toggle } = useSteadyOpen()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const id = useId()
  const opener = useRef<HTMLButtonElement>(null)
  usePressOutside(open, () => change(false))
  // Hover doesn't create a history entry.
  useLayer(open && !window.matchMedia('(hover: hover)').matches, change)
  const run = (action: string) => {
    change(false)
    // Already there: don't add a history entry.
    runQuickAction(action, (path) => navigate(path, { replace: path === pathname }))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    change(false)
    opener.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a mouse over it, and keys that rise from its buttons
    <div
      data-floating={open ? 'open' : ''}
      className="relative size-11 shrink-0"
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
        aria-controls={id}
        onFocus={(event) => byKeyboard(event) && !open && change(true)}
        onClick={toggle}
        className="grid size-11 place-items-center rounded-full bg-accent-soft text-accent-ink hover:brightness-95"
      >
        <Plus
          className={cx('size-6 transition-transform duration-150', open && 'rotate-45')}
          aria-hidden="true"
        />
      </button>
      {open && <ActionList id={id} onRun={run} />}
      {open && <Veil onPress={toggle} />}
    </div>
  )
}
