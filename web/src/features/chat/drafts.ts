import type { QuotedMessage } from '@pepwell/contract/social/chat-messages'
import { useCallback, useMemo } from 'react'
import { recall, remember, removeStored } from '../../lib/browser/storage.ts'
import { createSignal } from '../../lib/store.ts'
import { useStore } from '../../lib/use-store.ts'
import { UNSENT } from './unsent.ts'

/** Drafts the browser refused to store; they last as long as the page. */
const unstored = new Map<string, string>()
const changes = createSignal()

function subscribe(listener: () => void): () => void {
  const unsubscribe = changes.subscribe(listener)
  // A draft that another tab changes or sends.
  window.addEventListener('storage', listener)
  return () => {
    unsubscribe()
    window.removeEventListener('storage', listener)
  }
}

const draftAt = (key: string): string => unstored.get(key) ?? recall(key) ?? ''

const none = (): string => ''

function keepAt(key: string, text: string): void {
  unstored.delete(key)
  if (text) remember(key, text)
  else removeStored('localStorage', key)
  if (draftAt(key) !== text) unstored.set(key, text)
  changes.notify()
}

function useStoredText(key: string): [text: string, setText: (text: string) => void] {
  const draft = useStore({ subscribe, get: () => draftAt(key) }, none)
  const setDraft = useCallback((text: string) => keepAt(key, text), [key])
  return [draft, setDraft]
}

/** The draft of a room; survives a reload. */
export const useDraft = (userId: string, roomId: number) =>
  useStoredText(`${UNSENT}draft:${userId}:${roomId}`)

function quotedIn(stored: string): QuotedMessage | undefined {
  try {
    const quoted = JSON.parse(stored) as QuotedMessage
    return typeof quoted.id === 'number' && typeof quoted.message === 'string' ? quoted : undefined
  } catch {
    return undefined
  }
}

/** The message that a room's draft replies to; survives a reload. */
export function useReplyDraft(
  userId: string,
  roomId: number,
): [replyTo: QuotedMessage | undefined, setReplyTo: (quoted?: QuotedMessage) => void] {
  const [stored, setStored] = useStoredText(`${UNSENT}reply:${userId}:${roomId}`)
  const replyTo = useMemo(() => quotedIn(stored), [stored])
  const setReplyTo = useCallback(
    (quoted?: QuotedMessage) => setStored(quoted ? JSON.stringify(quoted) : ''),
    [setStored],
  )
  return [replyTo, setReplyTo]
}
