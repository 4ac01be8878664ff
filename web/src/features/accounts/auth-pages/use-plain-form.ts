import { useState } from 'react'
import type { z } from 'zod'

type Messages = Record<string, string>

/** The first error of each field. */
function messagesOf({ issues }: z.ZodError): Messages {
  const messages: Messages = {}
  for (const { path, message } of issues) messages[path.join('.')] ??= message
  return messages
}

function focusFirst(form: HTMLFormElement, messages: Messages): void {
  const control = Array.from(form.elements).find(
    (element) => (element.getAttribute('name') ?? '') in messages,
  )
  if (control instanceof HTMLElement) control.focus()
}

/**
 * A small form validated against its schema. Keeps the form library out of the first screens and loads the schema and
 * zod only when the user starts to type.
 */
export function usePlainForm<Output>(loadSchema: () => Promise<z.ZodType<Output>>) {
  const [errors, setErrors] = useState<Messages>({})

  const show = (form: HTMLFormElement, messages: Messages) => {
    setErrors(messages)
    focusFirst(form, messages)
  }

  const read = async (form: HTMLFormElement) =>
    (await loadSchema()).safeParse(Object.fromEntries(new FormData(form)))

  return {
    errors,
    /** shows the server's field errors */
    show,
    /** the form's values, or undefined after showing the errors */
    async check(form: HTMLFormElement): Promise<Output | undefined> {
      const { data, error } = await read(form)
      show(form, error ? messagesOf(error) : {})
      return data
    },
    /** clears an error as soon as its field is fixed */
    async recheck(form: HTMLFormElement): Promise<void> {
      if (Object.keys(errors).length === 0) return
      const { error } = await read(form)
      setErrors(error ? messagesOf(error) : {})
    },
    /** prefetches the schema; a failure shows on submit */
    prepare: () => void loadSchema().catch(() => {}),
  }
}
