import { createSignal } from '../store.ts'
import { useStore } from '../use-store.ts'

export type Theme = 'light' | 'dark'

const KEY = 'theme'
const SYSTEM_DARK = '(prefers-color-scheme: dark)'

/** The page background per theme, for the browser's UI; public/before-app.js has the same values. */
const barColor: Record<Theme, string> = { light: '#f4f7f4', dark: '#0c1412' }

const { subscribe, notify } = createSignal()
let unsaved: Theme | null = null

function saved(): Theme | null {
  try {
    const value = localStorage.getItem(KEY)
    return value === 'dark' || value === 'light' ? value : null
  } catch {
    return unsaved
  }
}

/** The current theme: the saved one, or the system's. */
export const currentTheme = (): Theme => saved() ?? (matchMedia(SYSTEM_DARK).matches ? 'dark' : 'light')

function apply(): void {
  const theme = currentTheme()
  document.documentElement.classList.toggle('dark', theme === 'dark')
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = barColor[theme]
  }
  notify()
}

/** Sets and saves the theme. */
export function setTheme(theme: Theme): void {
  try {
    localStorage.setItem(KEY, theme)
  } catch {
    // Without storage, the choice lasts until the page closes.
    unsaved = theme
  }
  apply()
}

/** Follows the system and other tabs. Returns a function to stop. */
export function watchTheme(): () => void {
  const system = matchMedia(SYSTEM_DARK)
  const onStorage = (event: StorageEvent) => {
    if (event.key === KEY || event.key === null) apply()
  }
  system.addEventListener('change', apply)
  window.addEventListener('storage', onStorage)
  apply()
  return () => {
    system.removeEventListener('change', apply)
    window.removeEventListener('storage', onStorage)
  }
}

/** The current theme, and a function to toggle it. */
export function useTheme(): { theme: Theme; toggle: () => void } {
  const theme = useStore({ subscribe, get: currentTheme }, (): Theme => 'light')
  return { theme, toggle: () => setTheme(theme === 'dark' ? 'light' : 'dark') }
}
