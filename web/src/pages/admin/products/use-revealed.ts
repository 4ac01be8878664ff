import { useCallback, useState } from 'react'

/**
 * Which rows show their costs, and which their actions: two controls of a row, and one place below it.
 * @param open keys of the rows whose actions are shown, which stand in the address
 */
export function useRevealed(open: readonly string[], onOpen: (open: readonly string[]) => void) {
  const [revealed, setRevealed] = useState<ReadonlySet<number>>(new Set())
  const toggle = (key: string) =>
    onOpen(open.includes(key) ? open.filter((other) => other !== key) : [...open, key])
  const shown = [...new Set([...open, ...[...revealed].map(String)])]
  return {
    revealed,
    onReveal: useCallback((id: number) => setRevealed((now) => now.symmetricDifference(new Set([id]))), []),
    /** rows with anything below them */
    shown,
    /** the table says which rows are open from now on: the one that differs is the one that was pressed */
    onShown(next: readonly string[]) {
      const pressed = [...shown, ...next].filter((key) => shown.includes(key) !== next.includes(key))
      // On phones one opens and another closes.
      const opened = pressed.find((key) => !shown.includes(key)) ?? pressed[0]
      if (opened !== undefined) toggle(opened)
    },
  }
}
