import { useEffect, useState } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { useDraft } from './use-draft.ts'

/**
 * For a form that stays open: starts the next entry with these values, in its first field. Empty numbers are null,
 * because a field without a value would keep the last one.
 */
export function useNextEntry<Values extends FieldValues>(
  { reset, setFocus }: Pick<UseFormReturn<Values>, 'reset' | 'setFocus'>,
  draft: Pick<ReturnType<typeof useDraft<Values>>, 'stored'>,
  first: Path<Values>,
): (next: Values) => void {
  const [entries, setEntries] = useState(0)
  // A reset form has no fields until it is rendered.
  useEffect(() => {
    if (entries > 0) setFocus(first)
  }, [entries, setFocus, first])
  return (next) => {
    draft.stored(next)
    reset(next)
    setEntries(entries + 1)
  }
}
