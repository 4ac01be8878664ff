import { randomUUID } from 'node:crypto'
import * as calls from '@pepwell/contract/assistant/assistant'
import { searchLibrary } from '@pepwell/contract/library/library'
import type { Member } from '../../testing/factories.ts'
import { type Samples, sample } from '../../testing/samples.ts'
import type { TestApp } from '../../testing/test-app.ts'

/** A conversation that started with an answer from the library. */
async function aChat({ request }: TestApp, { cookie }: Member): Promise<number> {
  const body = { clientId: randomUUID(), question: 'I took too much' }
  const { payload } = await request('POST', '/api/ai/chats/messages', { cookie, body })
  return JSON.parse(payload).chatId
}

export const samples: Samples = [
  sample(searchLibrary, () => ({ query: { question: 'How long does a mixed vial keep?' } })),
  sample(calls.shareOwnData, () => ({ body: { sharesOwnData: true } })),
  sample(calls.askAssistant, () => ({
    body: { question: 'I took too much', context: 'peptide_injection_question' },
  })),
  sample(calls.chatWithAssistant, async (test, member) => ({
    body: { clientId: randomUUID(), chatId: await aChat(test, member), question: 'I took too much' },
  })),
  sample(calls.readAssistantChat, async (test, member) => ({ params: { id: await aChat(test, member) } })),
  sample(calls.deleteAssistantChat, async (test, member) => ({ params: { id: await aChat(test, member) } })),
]
