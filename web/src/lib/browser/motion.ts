const wantsLess = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Animates an element once; not at all if the person asks for less motion. */
export function animate(element: Element | null, keyframes: Keyframe[]): void {
  if (!wantsLess()) element?.animate(keyframes, { duration: 180, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' })
}

/** A light tap in the hand, on phones that have it. */
export function vibrate(): void {
  if (!wantsLess()) navigator.vibrate?.(12)
}

/** Grows a panel out of the row or card that opened it. */
export function expandFrom(opener: Element | null, panel: HTMLElement): void {
  const card = opener?.closest('li, article, section, button')
  if (!card) return
  const { left, top, width, height } = card.getBoundingClientRect()
  panel.style.transformOrigin = `${left + width / 2 - panel.offsetLeft}px ${top + height / 2 - panel.offsetTop}px`
  animate(panel, [{ scale: 0.6 }, {}])
}
