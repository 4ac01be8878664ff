import type { ReactNode } from 'react'
import { createStore } from '../lib/store.ts'

/** Maximum visible toasts: a second one replaces the first. */
const LIMIT = 1

/** Default duration of a toast. */
export const TOAST_DURATION_MS = 5000

/** How long a dismissed toast stays in the list: effectively until the page closes. */
const REMOVE_DELAY_MS = 1_000_000

export interface ToastContent {
  title?: ReactNode
  description?: ReactNode
  variant?: 'default' | 'destructive'
  duration?: number
  action?: { label: string; onPress: () => void }
}

export interface Toast extends ToastContent {
  id: string
  open: boolean
}

export type ToastAction =
  | { type: 'add'; toast: Toast }
  | { type: 'update'; id: string; content: ToastContent }
  | { type: 'dismiss'; id?: string }
  | { type: 'remove'; id?: string }

/** The list after an action, newest first. Without an id, dismiss and remove apply to all. */
export function toastReducer(toasts: readonly Toast[], action: ToastAction): readonly Toast[] {
  const meant = (toast: Toast) => !('id' in action) || action.id === undefined || toast.id === action.id
  switch (action.type) {
    case 'add':
      return [action.toast, ...toasts].slice(0, LIMIT)
    case 'update':
      return toasts.map((toast) => (meant(toast) ? { ...toast, ...action.content } : toast))
    case 'dismiss':
      return toasts.map((toast) => (meant(toast) ? { ...toast, open: false } : toast))
    case 'remove':
      return toasts.filter((toast) => !meant(toast))
  }
}

/** The current toasts. */
export const toasts = createStore<readonly Toast[]>([])
let made = 0
const removals = new Map<string, ReturnType<typeof setTimeout>>()

function scheduleRemoval(id: string): void {
  if (removals.has(id)) return
  const removal = setTimeout(() => {
    removals.delete(id)
    dispatchToast({ type: 'remove', id })
  }, REMOVE_DELAY_MS)
  removals.set(id, removal)
}

export function dispatchToast(action: ToastAction): void {
  if (action.type === 'dismiss') {
    for (const toast of toasts.get())
      if (action.id === undefined || action.id === toast.id) scheduleRemoval(toast.id)
  }
  toasts.set(toastReducer(toasts.get(), action))
}

/** Shows a toast, replacing the previous one. */
export function toast(content: ToastContent) {
  made += 1
  const id = String(made)
  dispatchToast({ type: 'add', toast: { ...content, id, open: true } })
  return {
    id,
    dismiss: () => dispatchToast({ type: 'dismiss', id }),
    update: (changed: ToastContent) => dispatchToast({ type: 'update', id, content: changed }),
  }
}

/** A visible or dismissed toast. */
export type ToastHandle = ReturnType<typeof toast>
