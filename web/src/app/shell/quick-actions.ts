import {
  Apple,
  Calculator,
  FlaskConical,
  type LucideIcon,
  Scale,
  Sparkles,
  Syringe,
  UserRound,
} from 'lucide-react'

/** How long the page that was navigated to is given before its target is looked for. */
const OPEN_DELAY_MS = 100

/** A page may still be loading then: it is looked for this many times. */
const ATTEMPTS = 20

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
  { id: 'calculator', label: 'Calculator', icon: Calculator, path: '/reminders', afterwards: 'show' },
  { id: 'weight', label: 'Weight', icon: Scale, path: '/', afterwards: 'press' },
  { id: 'food', label: 'Food', icon: Apple, path: '/', afterwards: 'press' },
  { id: 'profile', label: 'Profile', icon: UserRound, path: '/profile' },
  { id: 'ai-help', label: 'AI Help', icon: Sparkles, path: '/ai-assistant' },
]

function reach(action: QuickAction, attempts: number): void {
  const target = document.querySelector<HTMLElement>(`[data-quick-action="${action.id}"]`)
  if (!target) {
    if (attempts > 1) setTimeout(() => reach(action, attempts - 1), OPEN_DELAY_MS)
    return
  }
  // A part of the page that is shown is read from its beginning; it may be longer than the screen.
  target.scrollIntoView({ block: action.afterwards === 'show' ? 'start' : 'center' })
  if (action.afterwards === 'press') target.click()
}

/** Goes where an action leads and presses what it is about. */
export function runQuickAction(id: string, navigate: (path: string) => void): void {
  const action = quickActions.find((known) => known.id === id)
  if (!action) {
    // biome-ignore lint/suspicious/noConsole: an action this version does not know leaves a trace and nothing else
    console.info(`Quick action '${id}' is not known`)
    return
  }
  navigate(action.path)
  if (action.afterwards) setTimeout(() => reach(action, ATTEMPTS), OPEN_DELAY_MS)
}
