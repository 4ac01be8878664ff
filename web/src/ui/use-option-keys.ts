import { type KeyboardEvent, useState } from 'react'

interface Keys<Option> {
  options: readonly Option[]
  /** the first option is active without an arrow key */
  beginsAtFirst: boolean
  onChoose: (option: Option) => void
  onClear: () => void
}

/** Keyboard of a combobox: arrows move, Enter selects, Escape clears. */
export function useOptionKeys<Option extends { key: string }>(keys: Keys<Option>) {
  const { options, beginsAtFirst, onChoose, onClear } = keys
  const [at, setAt] = useState<string>()
  const known = options.findIndex(({ key }) => key === at)
  const place = known < 0 && beginsAtFirst && options.length > 0 ? 0 : known
  const active = options[place]
  const go = (to: number) => setAt(options.at(to % options.length)?.key)
  const moves: Record<string, () => void> = {
    ArrowDown: () => go(place + 1),
    ArrowUp: () => go(place <= 0 ? -1 : place - 1),
    Enter: () => active && onChoose(active),
    Escape: onClear,
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Ignore keys during IME composition.
    const move = event.nativeEvent.isComposing ? undefined : moves[event.key]
    if (!move) return
    // Enter must not submit the surrounding form.
    event.preventDefault()
    move()
  }
  return { active, onKeyDown, forget: () => setAt(undefined) }
}
