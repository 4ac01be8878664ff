import { useEffectEvent, useLayoutEffect } from 'react'
import { addLayer, type Layer } from './layers.ts'

/** Back closes the open layer and nothing else. */
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
