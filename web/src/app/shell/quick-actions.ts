import {
  Apple,
  Calculator,
  FlaskConical,
  type LucideIcon,
  Scale,
  ShoppingBag,
  Sparkles,
  Syringe,
  UserRound,
} from 'lucide-react'

/** How long the page that was navigated to is given before its target is looked for. */
const OPEN_DELAY_MS = 100

/** A page may still be loading then, over a slow line for long: the target is looked for this many times. */
const ATTEMPTS = 100

/** What can be done from anywhere. A new action is one more line here. */
export interface QuickAction {
  id: string
  label: string
  icon: LucideIcon
  path: string
  /** whether the element marked `data-quick-action={id}` on that page is pressed, or only brought into view */
  afterwards?: 'press' | 'show'
}

export const quickActions: readonly QuickAction[] = [
  { id: 'log-dose', label: 'Log Dose', icon: Syringe, path: '/reminders', afterwards: 'press' },
  { id: 'add-peptide', label: 'Add Peptide', icon: FlaskConical, path: '/peptides' },
  {
    id: 'calculator',
    label: 'Calculator',
    icon: Calculator,
    path: '/reminders?tab=calculator',
    afterwards: 'show',
  },
  { id: 'weight', label: 'Weight', icon: Scale, path: '/', afterwards: 'press' },
  { id: 'food', label: 'Food', icon: Apple, path: '/', afterwards: 'press' },
  { id: 'profile', label: 'Profile', icon: UserRound, path: '/profile' },
  { id: 'shop', label: 'Shop', icon: ShoppingBag, path: '/shop' },
  { id: 'ai-help', label: 'AI Help', icon: Sparkles, path: '/ai-assistant' },
]

function arriveAt(target: HTMLElement, { afterwards }: QuickAction): void {
  // A part of the page that is shown is read from its beginning; it may be longer than the screen.
  target.scrollIntoView({ block: afterwards === 'show' ? 'start' : 'center' })
  if (afterwards === 'press') target.click()
}

/** Ends the search of the action before: only the last one is still meant. */
let giveUp = () => {}

/** Looks for an action's target until it is there; a press on something else takes the action back. */
function searchFor(action: QuickAction): void {
  let attempts = 0
  const search = setInterval(() => {
    const target = document.querySelector<HTMLElement>(`[data-quick-action="${action.id}"]`)
    attempts += 1
    if (target || attempts === ATTEMPTS) giveUp()
    if (target) arriveAt(target, action)
  }, OPEN_DELAY_MS)
  giveUp = () => {
    clearInterval(search)
    document.removeEventListener('pointerdown', giveUp)
  }
  document.addEventListener('pointerdown', giveUp)
}

/** Goes where an action leads and presses what it is about. */
export function runQuickAction(id: string, navigate: (path: string) => void): void {
  const action = quickActions.find((known) => known.id === id)
  if (!action) {
    // biome-ignore lint/suspicious/noConsole: an action this version does not know leaves a trace and nothing else
    console.info(`Quick action '${id}' is not known`)
    return
  }
  giveUp()
  navigate(action.path)
  if (action.afterwards) searchFor(action)
}
