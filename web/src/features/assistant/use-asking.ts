import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { isSignedOut } from '../../lib/api/api.ts'
import { newClientId } from '../../lib/api/client-id.ts'
import { invalidateTags } from '../../lib/api/invalidate-tags.ts'
import { askInLines, type ChatQuestion, chatQuery, latestChatQuery } from './assistant.api.ts'

/** A question that is pending or failed. */
export interface Underway {
  /** the same for every retry */
  clientId: string
  question: string
  /** the answer so far */
  text: string
  error?: unknown
}

/** Delays in milliseconds before each lookup of a stopped answer. */
const MAX_POLLS = 6
const BETWEEN_MS = 300

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** The conversation that stored the stopped question; undefined if nothing was stored. */
async function whereStopped(client: QueryClient, question: string): Promise<number | undefined> {
  for (let look = 0; look < MAX_POLLS; look++) {
    await after(BETWEEN_MS)
    const [latest] = await client.fetchQuery({ ...latestChatQuery, staleTime: 0 })
    if (!latest) continue
    const { messages } = await client.fetchQuery({ ...chatQuery(latest.id), staleTime: 0 })
    if (messages.at(-2)?.content === question) return latest.id
  }
  return undefined
}

/** Resolves once the answer is stored. @throws the error that ended it */
async function follow(body: ChatQuestion, signal: AbortSignal, append: (text: string) => void) {
  let stored: number | undefined
  for await (const line of askInLines(body, signal)) {
    if ('text' in line) append(line.text)
    if ('chatId' in line) stored = line.chatId
  }
  if (stored === undefined) throw new Error('The answer was interrupted')
  return stored
}

interface Outcome {
  /** the conversation that contains question and answer */
  onStored: (chatId: number) => void
  /** nothing was stored: stopped before the first word, or the session ended */
  onNothing: (question: string) => void
}

/** Asks the assistant, one question at a time. */
export function useAsking(chatId: number | undefined, { onStored, onNothing }: Outcome) {
  const client = useQueryClient()
  const [underway, setUnderway] = useState<Underway>()
  const running = useRef<AbortController>(undefined)
  const reset = useCallback(() => {
    running.current?.abort()
    running.current = undefined
    setUnderway(undefined)
  }, [])
  useEffect(() => reset, [reset])

  const ask = async (question: string, clientId = newClientId()) => {
    const stop = new AbortController()
    running.current = stop
    setUnderway({ clientId, question, text: '' })
    const append = (text: string) => setUnderway((now) => now && { ...now, text: now.text + text })
    try {
      const body = { clientId, chatId, question }
      // A mutation, so the app notices an expired session.
      const asking = client.getMutationCache().build(client, {
        mutationFn: () => follow(body, stop.signal, append),
        networkMode: 'always',
      })
      const stored = await asking.execute(undefined).then(
        async (id) => (await client.fetchQuery({ ...chatQuery(id), staleTime: 0 })).id,
        (error) => {
          if (stop.signal.aborted)
            return running.current === stop ? whereStopped(client, question) : undefined
          throw error
        },
      )
      // Replace the streamed answer with the stored one in one step, so nothing shows twice.
      if (running.current === stop) {
        reset()
        if (stored === undefined) onNothing(question)
        else onStored(stored)
      }
      await invalidateTags(client, ['assistant-chats'])
    } catch (error) {
      if (running.current !== stop) return
      if (!isSignedOut(error)) return setUnderway((now) => now && { ...now, error })
      reset()
      onNothing(question)
    }
  }

  return { underway, ask, stop: () => running.current?.abort(), reset }
}
