import { useEffectEvent, useLayoutEffect } from 'react'
import { addLayer } from './layers.ts'

/** The back button closes what is open, and nothing else. */
export function useLayer(open: boolean, onOpenChange: (open: boolean) => void): void {
  const close = useEffectEvent(() => onOpenChange(false))
  useLayoutEffect(() => (open ? addLayer({ close }) : undefined), [open])
}
