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

/** Interval of looking for the target after navigating, in milliseconds. */
const OPEN_DELAY_MS = 100

/** Number of attempts; a page may load slowly. */
const ATTEMPTS = 100

/** Actions available everywhere. Add new ones here. */
export interface QuickAction {
  id: string
  label: string
  icon: LucideIcon
  path: string
  /** presses the element marked `data-quick-action={id}`, or only scrolls to it */
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
  // Scroll to its start: the section may be taller than the screen.
  target.scrollIntoView({ block: afterwards === 'show' ? 'start' : 'center' })
  if (afterwards === 'press') target.click()
}

/** Cancels the previous search: only the latest action counts. */
let giveUp = () => {}

/** Waits for an action's target; pressing anything else cancels. */
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

/** Navigates to an action's page and presses its target. */
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
