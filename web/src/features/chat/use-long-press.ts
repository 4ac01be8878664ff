import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'

const LONG_PRESS_MS = 500

/** Calls back when a finger rests on the element; lifting it then presses nothing. */
export function useLongPress(onPress: (() => void) | undefined) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hasPressed = useRef(false)
  const stop = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  if (!onPress) return {}
  return {
    onPointerDown: ({ pointerType }: PointerEvent) => {
      stop()
      hasPressed.current = false
      if (pointerType !== 'touch') return
      timer.current = setTimeout(() => {
        hasPressed.current = true
        onPress()
      }, LONG_PRESS_MS)
    },
    onPointerUp: stop,
    onPointerMove: stop,
    onPointerCancel: stop,
    onClickCapture: (event: MouseEvent) => {
      if (!hasPressed.current) return
      hasPressed.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
