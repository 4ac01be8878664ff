import { useLayoutEffect } from 'react'
import type { Layer } from './layers.ts'
import { dispatchToast } from './toast-store.ts'
import { useLayer } from './use-layer.ts'

/**
 * What opens over the page with controls of its own, a dialog, a sheet or a drawer: the back button closes it, and a toast
 * that was there before goes, instead of lying on them.
 */
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
