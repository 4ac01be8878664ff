import { Plus } from 'lucide-react'
import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useLocation, useNavigate } from 'react-router'
import { DOUBLE_TAP_MS } from '../../lib/api/taps.ts'
import { cx } from '../../lib/classes.ts'
import { useAvoidOverlap } from '../../ui/use-avoid-overlap.ts'
import { useLayer } from '../../ui/use-layer.ts'
import { useScrolling } from '../../ui/use-scrolling.ts'
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

/** So many px further up. */
const raised = (by: number): string => `0 ${-by}px`

interface ActionListProps {
  by: number
  isDocked: boolean
  onRun: (id: string) => void
}

const ActionList = ({ by, isDocked, onRun }: ActionListProps) => (
  // On a screen that is too low for all of them they scroll; the padding leaves their shadows room.
  <ul
    id="quick-menu"
    style={{ translate: raised(by), maxHeight: `calc(100dvh - 9rem - ${by}px)` }}
    className={cx(
      '-m-4 flex animate-pop-in flex-col items-end gap-2 overflow-y-auto p-4 pb-7',
      isDocked && 'max-md:-mr-34 max-md:pt-7',
    )}
  >
    {quickActions.map(({ id, label, icon: Icon }) => (
      <li key={id}>
        <button
          type="button"
          onClick={() => onRun(id)}
          className="flex min-h-12 items-center gap-3 rounded-full border border-line bg-surface pr-4 pl-5 font-semibold whitespace-nowrap shadow-lift-high hover:bg-sunken"
        >
          {label}
          <Icon className="size-5 text-accent-ink" aria-hidden="true" />
        </button>
      </li>
    ))}
  </ul>
)

/** Where the button stands: so many px above its corner, or, where it would cover controls there, in a phone's top bar. */
function usePlace(corner: RefObject<HTMLElement | null>, open: boolean) {
  const clear = useAvoidOverlap(corner)
  const isScrolling = useScrolling()
  // What is open stays under the mouse that opened it.
  const [place, setPlace] = useState(clear)
  if (!open && place !== clear) setPlace(clear)
  const isDocked = place === undefined
  return {
    by: place ?? 0,
    isDocked,
    button: cx(
      'grid place-items-center rounded-full transition-[opacity,translate] duration-150',
      isDocked
        ? 'max-md:size-11 max-md:bg-accent-soft max-md:text-accent-ink md:size-14 md:bg-accent md:text-on-accent md:shadow-lift-high'
        : 'size-14 bg-accent text-on-accent shadow-lift-high hover:bg-accent-strong',
      open || !(isDocked || isScrolling)
        ? 'pointer-events-auto'
        : isDocked
          ? 'max-md:pointer-events-auto md:opacity-0'
          : 'opacity-0',
    ),
  }
}

/** What is done most, one tap away from everywhere: a tap opens it, and so do a mouse over it and the tab key. */
export function QuickActionsMenu() {
  const { open, change, toggle } = useSteadyOpen()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const corner = usePressOutside(open, () => change(false))
  const opener = useRef<HTMLButtonElement>(null)
  const { by, isDocked, button } = usePlace(corner, open)
  // A mouse that passes over it opens nothing that the back button would have to close.
  useLayer(open && !window.matchMedia('(hover: hover)').matches, change)
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
  if (ownsLowerEdge(pathname)) return null
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a mouse over it, and keys that rise from its buttons
    <div
      ref={corner}
      data-floating=""
      className={cx(
        'pointer-events-none fixed right-4 bottom-[calc(5rem+env(safe-area-inset-bottom))] size-14 md:right-6 md:bottom-6',
        // Its actions lie above a toast.
        open ? 'z-65' : 'z-40',
      )}
      onPointerEnter={(event) => byMouse(event) && change(true)}
      onPointerLeave={(event) => byMouse(event) && leaves(event) && change(false)}
      onBlur={(event) => open && leaves(event) && change(false)}
      onKeyDown={onKeyDown}
    >
      <div
        className={cx(
          'absolute right-0 bottom-0 flex flex-col-reverse items-end',
          isDocked &&
            'max-md:fixed max-md:top-[calc(0.375rem+env(safe-area-inset-top))] max-md:right-38 max-md:bottom-auto max-md:flex-col',
          open && 'pointer-events-auto',
        )}
      >
        <button
          ref={opener}
          type="button"
          aria-label="Quick menu"
          aria-expanded={open}
          aria-controls="quick-menu"
          onFocus={(event) => byKeyboard(event) && !open && change(true)}
          onClick={toggle}
          style={{ translate: raised(by) }}
          className={button}
        >
          <Plus
            className={cx('size-7 transition-transform duration-150', open && 'rotate-45')}
            aria-hidden="true"
          />
        </button>
        {open && <ActionList by={by} isDocked={isDocked} onRun={run} />}
        {/* A finger's press on it closes the menu, as one beside it does, and reaches nothing below; a mouse has left the menu by then. */}
        {open && (
          // biome-ignore lint/a11y/noStaticElementInteractions: for a finger; the keyboard has Escape
          // biome-ignore lint/a11y/useKeyWithClickEvents: for a finger; the keyboard has Escape
          <div
            className="fixed inset-0 -z-10 animate-fade-in bg-veil [@media(hover:hover)]:pointer-events-none"
            onClick={toggle}
          />
        )}
      </div>
    </div>
  )
}
