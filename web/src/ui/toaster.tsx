import { type ComponentType, lazy, Suspense } from 'react'
import { useStore } from '../lib/use-store.ts'
import { toasts as store, type Toast } from './toast-store.ts'

let fetched: ComponentType<{ toasts: readonly Toast[] }> | undefined

const load = async () => {
  const list = await import('./toast-list.tsx')
  fetched = list.default
  return list
}

// Lazy: most visits end without a toast.
const ToastList = lazy(load)

/** Prefetches the toast list where a toast is likely. */
export const fetchToasts = (): void => void load().catch(() => {})

/** Renders the toasts; once, at the root. Show one with `toast()`. */
export function Toaster() {
  const toasts = useStore(store)
  if (toasts.length === 0) return null
  // React delays suspended content by a third of a second; some toasts last only half a second.
  const List = fetched ?? ToastList
  return (
    <Suspense fallback={null}>
      <List toasts={toasts} />
    </Suspense>
  )
}
