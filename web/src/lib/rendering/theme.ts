import { useSyncExternalStore } from 'react'

export type Theme = 'light' | 'dark'

const KEY = 'theme'
const SYSTEM_DARK = '(prefers-color-scheme: dark)'

/** The page's background in either theme, for the browser's own bars; the same values stand in public/before-app.js. */
const barColor: Record<Theme, string> = { light: '#f4f7f4', dark: '#0c1412' }

const listeners = new Set<() => void>()
let unsaved: Theme | null = null

function saved(): Theme | null {
  try {
    const value = localStorage.getItem(KEY)
    return value === 'dark' || value === 'light' ? value : null
  } catch {
    return unsaved
  }
}

/** The theme in force: the saved one, else the system's. */
export const currentTheme = (): Theme => saved() ?? (matchMedia(SYSTEM_DARK).matches ? 'dark' : 'light')

function apply(): void {
  const theme = currentTheme()
  document.documentElement.classList.toggle('dark', theme === 'dark')
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = barColor[theme]
  }
  for (const listener of listeners) listener()
}

/** Chooses and remembers a theme. */
export function setTheme(theme: Theme): void {
  try {
    localStorage.setItem(KEY, theme)
  } catch {
    // Without storage the choice holds until the page is closed.
    unsaved = theme
  }
  apply()
}

/** Follows the system and the other tabs. Returns what stops it. */
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

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The theme in force, and a way to switch to the other. */
export function useTheme(): { theme: Theme; toggle: () => void } {
  const theme = useSyncExternalStore(subscribe, currentTheme, (): Theme => 'light')
  return { theme, toggle: () => setTheme(theme === 'dark' ? 'light' : 'dark') }
}
