import { useLayoutEffect, useRef } from 'react'

/** Keeps focus on the pressed arrow, or on the other one at the ends of the list. */
export function useArrowFocus() {
  const list = useRef<HTMLOListElement>(null)
  const pressed = useRef<{ site: string; arrow: 'up' | 'down' } | null>(null)
  useLayoutEffect(() => {
    if (!pressed.current) return
    const { site, arrow } = pressed.current
    pressed.current = null
    const buttonOf = (way: string) =>
      list.current?.querySelector<HTMLButtonElement>(`[data-arrow="${site} ${way}"]:enabled`)
    const button = buttonOf(arrow) ?? buttonOf(arrow === 'up' ? 'down' : 'up')
    button?.focus()
  })
  return { list, pressed }
}
