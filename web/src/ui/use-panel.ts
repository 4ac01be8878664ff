import { useLayoutEffect } from 'react'
import type { Layer } from './layers.ts'
import { dispatchToast } from './toast-store.ts'
import { useLayer } from './use-layer.ts'

/** For dialogs, sheets and drawers: Back closes it, and an earlier toast disappears instead of covering it. */
export function usePanel(
  open: boolean,
  onOpenChange: (open: boolean) => void,
  onEscape?: Layer['onEscape'],
): void {
  useLayer(open, onOpenChange, onEscape)
  useLayoutEffect(() => {
    if (open) dispatchToast({ type: 'dismiss' })
  }, [open])
}
