import { useLayoutEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { type DraftFields, dropDraft, saveDraft, storedDraft } from '../lib/forms/drafts.ts'
import { useDraftContext } from './draft-context.tsx'

interface DraftOptions<Values> {
  /** excluded fields: derived, large, or to be confirmed again */
  except?: readonly (keyof Values & string)[]
  /** the initial values are stored data: if they changed, the draft is marked as outdated */
  isEdit?: boolean
  /** whether the draft still applies; otherwise it is deleted */
  fits?: (stored: DraftFields) => boolean
  /** called with the restored values */
  onRestored?: (stored: DraftFields) => void
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Whether the stored values changed since the draft was started. */
const isOlder = (from: DraftFields, start: DraftFields): boolean =>
  Object.entries(from).some(([name, value]) => !isSame(value, start[name] ?? null))

const nothing = { isKept: false, isOld: false }

/** Restores a form's draft and saves further typing; see `useDraftKeeping`. */
export function useDraft<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values, unknown, FieldValues>, 'reset' | 'getValues' | 'subscribe'>,
  { except = [], isEdit = false, fits = () => true, onRestored }: DraftOptions<Values> = {},
) {
  const place = useDraftContext()
  const [first] = useState(() => structuredClone(form.getValues()))
  /** the initial values, and those the draft started from */
  const begun = useRef<{ start: Values; from: DraftFields }>({ start: first, from: {} })
  const [state, setState] = useState(nothing)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the form opens
  useLayoutEffect(() => {
    if (!place) return
    const { key, isOpen } = place
    const stored = storedDraft(key)
    const isNews =
      stored && Object.entries(stored.fields).some(([name, value]) => !isSame(value, first[name]))
    if (stored && isNews && fits(stored.fields)) {
      form.reset({ ...first, ...stored.fields }, { keepDefaultValues: true })
      begun.current.from = stored.from ?? {}
      setState({ isKept: true, isOld: isOlder(begun.current.from, first) })
      onRestored?.(stored.fields)
    }
    const keep = ({ values }: { values: Values }) => {
      if (!isOpen.current) return
      const { start, from } = begun.current
      const typed = Object.entries(values).filter(
        ([name, value]) => !except.includes(name) && !isSame(value, start[name]),
      )
      const before = { ...start, ...from }
      saveDraft(key, {
        fields: Object.fromEntries(typed),
        from: isEdit ? Object.fromEntries(typed.map(([name]) => [name, before[name] ?? null])) : undefined,
      })
    }
    return form.subscribe({ formState: { values: true }, callback: keep })
  }, [])
  /** Discards the draft; the form resets to these values. */
  const end = (start: Values) => {
    if (place) dropDraft(place.key)
    begun.current = { start: structuredClone(start), from: {} }
    setState(nothing)
  }
  return {
    ...state,
    discard: () => {
      end(begun.current.start)
      form.reset(begun.current.start)
    },
    /** For a form that stays open: these values are now stored. */
    stored: end,
  }
}

export type Draft = Pick<ReturnType<typeof useDraft>, 'isKept' | 'isOld' | 'discard'>
