import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react'
import { currentToasts, subscribeToToasts, type Toast } from './toast-store.ts'

let fetched: ComponentType<{ toasts: readonly Toast[] }> | undefined

const load = async () => {
  const list = await import('./toast-list.tsx')
  fetched = list.default
  return list
}

// Most visits of strangers end without a toast, so what draws one is fetched with the first.
const ToastList = lazy(load)

/** Fetches ahead what draws a toast, where one is likely. */
export const fetchToasts = (): void => void load().catch(() => {})

/** Where toasts appear; once, at the root. Show one with `toast()`. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, currentToasts)
  if (toasts.length === 0) return null
  // React holds back what was suspended for a third of a second; some toasts have half a second in all.
  const List = fetched ?? ToastList
  return (
    <Suspense fallback={null}>
      <List toasts={toasts} />
    </Suspense>
  )
}
