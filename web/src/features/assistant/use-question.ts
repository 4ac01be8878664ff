import { useLayoutEffect, useState } from 'react'
import { usePersonId } from '../../lib/api/use-person-id.ts'
import { draftKey, keepDraft, storedDraft } from '../../lib/forms/drafts.ts'

/** The question draft; it survives a reload. */
export function useQuestion() {
  const person = usePersonId()
  const key = person && draftKey(person, 'assistant')
  const [text, setText] = useState('')
  // The server-rendered page doesn't know local storage.
  useLayoutEffect(() => {
    const stored = key && storedDraft(key)?.fields.question
    if (typeof stored === 'string') setText(stored)
  }, [key])
  const write = (question: string) => {
    setText(question)
    if (key) keepDraft(key, { fields: question ? { question } : {} })
  }
  return [text, write] as const
}
