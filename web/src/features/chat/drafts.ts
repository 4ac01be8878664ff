import { useCallback } from 'react'
import { forget, recall, remember } from '../../lib/browser/storage.ts'
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

const keyOf = (userId: string, roomId: number): string => `${UNSENT}draft:${userId}:${roomId}`

const draftAt = (key: string): string => unstored.get(key) ?? recall(key) ?? ''

const none = (): string => ''

function keepAt(key: string, text: string): void {
  unstored.delete(key)
  if (text) remember(key, text)
  else forget('localStorage', key)
  if (draftAt(key) !== text) unstored.set(key, text)
  changes.notify()
}

/** The draft of a room; survives a reload. */
export function useDraft(userId: string, roomId: number): [draft: string, setDraft: (text: string) => void] {
  const key = keyOf(userId, roomId)
  const draft = useStore({ subscribe, get: () => draftAt(key) }, none)
  const setDraft = useCallback((text: string) => keepAt(key, text), [key])
  return [draft, setDraft]
}
