import { useEffectEvent, useLayoutEffect } from 'react'
import { addLayer, type Layer } from './layers.ts'

/** The back button closes what is open, and nothing else. */
export function useLayer(
  open: boolean,
  onOpenChange: (open: boolean) => void,
  onEscape?: Layer['onEscape'],
): void {
  const close = useEffectEvent(() => onOpenChange(false))
  const handleEscape = useEffectEvent((event: KeyboardEvent) => onEscape?.(event))
  useLayoutEffect(
    () => (open ? addLayer({ close, onEscape: (event) => handleEscape(event) }) : undefined),
    [open],
  )
}
