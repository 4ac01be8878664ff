import { type KeyboardEvent, useState } from 'react'

interface Keys<Option> {
  options: readonly Option[]
  /** the first is at hand without an arrow */
  beginsAtFirst: boolean
  onChoose: (option: Option) => void
  /** Escape in a field with text */
  onClear: () => void
}

/** The keyboard of a field with a list below: arrows wander, Enter chooses, Escape empties the field. */
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
    // While a word is being composed, its keys belong to the composing.
    const move = event.nativeEvent.isComposing ? undefined : moves[event.key]
    if (!move) return
    // Enter must not send the form the field stands in.
    event.preventDefault()
    move()
  }
  return { active, onKeyDown, forget: () => setAt(undefined) }
}
