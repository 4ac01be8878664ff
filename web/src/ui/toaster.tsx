import { lazy, Suspense, useSyncExternalStore } from 'react'
import { currentToasts, subscribeToToasts } from './toast-store.ts'

// Most visits end without a toast, so what draws one is fetched with the first.
const ToastList = lazy(() => import('./toast-list.tsx'))

/** Where toasts appear; once, at the root. Show one with `toast()`. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts)
  if (toasts.length === 0) return null
  return (
    <Suspense fallback={null}>
      <ToastList toasts={toasts} />
    </Suspense>
  )
}
