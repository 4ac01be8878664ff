import { useCallback, useState } from 'react'

/**
 * Expanded costs and actions: two controls but one details area per row.
 * @param open keys of rows with visible actions, from the address
 */
export function useRevealed(open: readonly string[], onOpen: (open: readonly string[]) => void) {
  const [revealed, setRevealed] = useState<ReadonlySet<number>>(new Set())
  const toggle = (key: string) =>
    onOpen(open.includes(key) ? open.filter((other) => other !== key) : [...open, key])
  const shown = [...new Set([...open, ...[...revealed].map(String)])]
  return {
    revealed,
    onReveal: useCallback((id: number) => setRevealed((now) => now.symmetricDifference(new Set([id]))), []),
    /** rows with details */
    shown,
    /** receives the table's expanded rows; the difference is the pressed one */
    onShown(next: readonly string[]) {
      const pressed = [...shown, ...next].filter((key) => shown.includes(key) !== next.includes(key))
      // On phones, one opens while another closes.
      const opened = pressed.find((key) => !shown.includes(key)) ?? pressed[0]
      if (opened !== undefined) toggle(opened)
    },
  }
}
