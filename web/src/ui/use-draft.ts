import { useLayoutEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { type DraftFields, dropDraft, keepDraft, storedDraft } from '../lib/forms/drafts.ts'
import { useDraftContext } from './draft-context.tsx'

interface DraftOptions<Values> {
  /** fields that are not kept: what follows from others, what is large, and what has to be said anew */
  except?: readonly (keyof Values & string)[]
  /** what the form begins with is stored: where it is another by now, the draft is said to be older */
  isEdit?: boolean
  /** whether what was kept still fits; otherwise it is dropped */
  fits?: (kept: DraftFields) => boolean
  /** told what was put back */
  onRestored?: (kept: DraftFields) => void
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Whether something else stands there now than when the draft was begun. */
const isOlder = (from: DraftFields, start: DraftFields): boolean =>
  Object.entries(from).some(([name, value]) => !isSame(value, start[name] ?? null))

const nothing = { isKept: false, isOld: false }

/** Puts back what was typed into a form and not sent, and keeps what is typed from now on; see `useDraftKeeping`. */
export function useDraft<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values, unknown, FieldValues>, 'reset' | 'getValues' | 'subscribe'>,
  { except = [], isEdit = false, fits = () => true, onRestored }: DraftOptions<Values> = {},
) {
  const place = useDraftContext()
  const [first] = useState(() => structuredClone(form.getValues()))
  /** what the form begins with, and what stood in the fields of a draft when that was begun */
  const begun = useRef<{ start: Values; from: DraftFields }>({ start: first, from: {} })
  const [state, setState] = useState(nothing)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the form opens
  useLayoutEffect(() => {
    if (!place) return
    const { key, isOpen } = place
    const kept = storedDraft(key)
    const isNews = kept && Object.entries(kept.fields).some(([name, value]) => !isSame(value, first[name]))
    if (kept && isNews && fits(kept.fields)) {
      form.reset({ ...first, ...kept.fields }, { keepDefaultValues: true })
      begun.current.from = kept.from ?? {}
      setState({ isKept: true, isOld: isOlder(begun.current.from, first) })
      onRestored?.(kept.fields)
    }
    const keep = ({ values }: { values: Values }) => {
      if (!isOpen.current) return
      const { start, from } = begun.current
      const typed = Object.entries(values).filter(
        ([name, value]) => !except.includes(name) && !isSame(value, start[name]),
      )
      const before = { ...start, ...from }
      keepDraft(key, {
        fields: Object.fromEntries(typed),
        from: isEdit ? Object.fromEntries(typed.map(([name]) => [name, before[name] ?? null])) : undefined,
      })
    }
    return form.subscribe({ formState: { values: true }, callback: keep })
  }, [])
  /** Nothing of the draft is left; the form begins with these from now on. */
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
    /** For a form that stays open: what it holds is stored, as these values. */
    stored: end,
  }
}

export type Draft = Pick<ReturnType<typeof useDraft>, 'isKept' | 'isOld' | 'discard'>
