import { type FocusEvent, type InputEvent, useRef } from 'react'

type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isField = (target: EventTarget): target is FormField =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement

const isTicked = (field: FormField) => field instanceof HTMLInputElement && /checkbox|radio/.test(field.type)

const stateOf = (field: FormField) =>
  isTicked(field) ? String((field as HTMLInputElement).checked) : field.value

/** What only looks for something else is nothing that would be lost. */
const isSearch = (field: FormField) => field.matches('[type=search], [role=combobox]')

/** Knows whether anybody typed into the fields of an element: what they hold differs from what stood there before. */
export function useTyped() {
  const before = useRef(new Map<FormField, string>())
  const typed = useRef(new Set<FormField>())
  return {
    isTyped: () =>
      [...typed.current].some((field) => field.isConnected && stateOf(field) !== before.current.get(field)),
    /** for the element around the fields */
    watch: {
      onFocusCapture: ({ target }: FocusEvent) => {
        if (isField(target) && !typed.current.has(target)) before.current.set(target, stateOf(target))
      },
      onInput: ({ target }: InputEvent) => {
        if (isField(target) && !isSearch(target)) typed.current.add(target)
      },
    },
  }
}
