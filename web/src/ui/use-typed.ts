import { type FocusEvent, type InputEvent, useRef } from 'react'

type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isField = (target: EventTarget): target is FormField =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement

const isTicked = (field: FormField) => field instanceof HTMLInputElement && /checkbox|radio/.test(field.type)

const stateOf = (field: FormField) =>
  isTicked(field) ? String((field as HTMLInputElement).checked) : field.value

/** Search fields don't count as input to lose. */
const isSearch = (field: FormField) => field.matches('[type=search], [role=combobox]')

/** Whether the user typed into an element's fields: their values differ from the initial ones. */
export function useTyped() {
  const before = useRef(new Map<FormField, string>())
  const typed = useRef(new Set<FormField>())
  return {
    isTyped: () =>
      [...typed.current].some((field) => field.isConnected && stateOf(field) !== before.current.get(field)),
    /** ref for the element around the fields */
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
