import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { isSignedOut } from '../../lib/api/api.ts'
import { newClientId } from '../../lib/api/client-id.ts'
import { invalidateTags } from '../../lib/api/invalidate-tags.ts'
import { askInLines, type ChatQuestion, chatQuery, latestChatQuery } from './assistant.api.ts'

/** A question that is being answered, or could not be. */
export interface Underway {
  /** the same however often it is sent */
  clientId: string
  question: string
  /** what was said so far */
  text: string
  error?: unknown
}

/** How often, and after how many milliseconds each time, a stopped answer is looked for. */
const MAX_POLLS = 6
const BETWEEN_MS = 300

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** The conversation in which a stopped question was stored; undefined where none of its answer was. */
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

/** Where an answer came to be stored. @throws whatever ended it before */
async function follow(body: ChatQuestion, signal: AbortSignal, say: (text: string) => void) {
  let stored: number | undefined
  for await (const line of askInLines(body, signal)) {
    if ('text' in line) say(line.text)
    if ('chatId' in line) stored = line.chatId
  }
  if (stored === undefined) throw new Error('The answer was interrupted')
  return stored
}

interface Outcome {
  /** question and answer can be read in this conversation */
  onStored: (chatId: number) => void
  /** nothing was stored: it was stopped before anything was said, or the session had ended */
  onNothing: (question: string) => void
}

/** Asks the assistant, one question at a time. */
export function useAsking(chatId: number | undefined, { onStored, onNothing }: Outcome) {
  const client = useQueryClient()
  const [underway, setUnderway] = useState<Underway>()
  const running = useRef<AbortController>(undefined)
  const forget = useCallback(() => {
    running.current?.abort()
    running.current = undefined
    setUnderway(undefined)
  }, [])
  useEffect(() => forget, [forget])

  const ask = async (question: string, clientId = newClientId()) => {
    const stop = new AbortController()
    running.current = stop
    setUnderway({ clientId, question, text: '' })
    const say = (text: string) => setUnderway((now) => now && { ...now, text: now.text + text })
    try {
      const body = { clientId, chatId, question }
      // As a mutation, so that the app notices the end of the session.
      const asking = client.getMutationCache().build(client, {
        mutationFn: () => follow(body, stop.signal, say),
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
      // At once with what is stored now: nothing is seen twice.
      if (running.current === stop) {
        forget()
        if (stored === undefined) onNothing(question)
        else onStored(stored)
      }
      await invalidateTags(client, ['assistant-chats'])
    } catch (error) {
      if (running.current !== stop) return
      if (!isSignedOut(error)) return setUnderway((now) => now && { ...now, error })
      forget()
      onNothing(question)
    }
  }

  return { underway, ask, stop: () => running.current?.abort(), forget }
}
