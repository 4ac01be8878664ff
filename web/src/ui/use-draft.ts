import { useLayoutEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { type DraftFields, dropDraft, keepDraft, keptDraft } from '../lib/drafts.ts'
import { useDraftPlace } from './draft-place.tsx'

interface DraftOptions<Values> {
  /** fields that are not kept: what follows from others, and what is large */
  except?: readonly (keyof Values & string)[]
  /** whether what was kept still fits; otherwise it is dropped */
  fits?: (kept: DraftFields) => boolean
  /** told what was put back */
  onRestored?: (kept: DraftFields) => void
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Puts back what was typed into a form and not sent, and keeps what is typed from now on; see `useDraftKeeping`. */
export function useDraft<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values, unknown, FieldValues>, 'reset' | 'getValues' | 'subscribe'>,
  { except = [], fits = () => true, onRestored }: DraftOptions<Values> = {},
) {
  const place = useDraftPlace()
  const [start] = useState(() => form.getValues())
  const [isKept, setKept] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the form opens
  useLayoutEffect(() => {
    if (!place) return
    const { key, isOpen } = place
    const kept = keptDraft(key)
    if (kept && fits(kept)) {
      form.reset({ ...start, ...kept }, { keepDefaultValues: true })
      setKept(true)
      onRestored?.(kept)
    }
    const keep = ({ values }: { values: Values }) => {
      if (!isOpen.current) return
      const typed = Object.entries(values).filter(
        ([name, value]) => !except.includes(name) && !isSame(value, start[name]),
      )
      keepDraft(key, Object.fromEntries(typed))
    }
    return form.subscribe({ formState: { values: true }, callback: keep })
  }, [])
  return {
    isKept,
    discard: () => {
      if (place) dropDraft(place.key)
      form.reset(start)
      setKept(false)
    },
  }
}

/** See {@link useDraft}. */
export type Draft = Pick<ReturnType<typeof useDraft>, 'isKept' | 'discard'>
