import { useState } from 'react'
import type { z } from 'zod'

type Messages = Record<string, string>

/** The first message of each field. */
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
 * A form of a few plain inputs, checked against its schema. It spares the first screens the form library, and it
 * fetches the schema, and zod with it, only once somebody begins to type.
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
    /** shows messages of the server on their fields */
    show,
    /** the form's values, or undefined after showing what is wrong with them */
    async check(form: HTMLFormElement): Promise<Output | undefined> {
      const { data, error } = await read(form)
      show(form, error ? messagesOf(error) : {})
      return data
    },
    /** takes messages away as soon as what they were about is mended */
    async recheck(form: HTMLFormElement): Promise<void> {
      if (Object.keys(errors).length === 0) return
      const { error } = await read(form)
      setErrors(error ? messagesOf(error) : {})
    },
    /** fetches the schema ahead; a failure shows when it is needed */
    prepare: () => void loadSchema().catch(() => {}),
  }
}
