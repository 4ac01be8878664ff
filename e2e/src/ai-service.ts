import type { AiPort } from '../../server/src/ports/ai.ts'
import { openAiModel } from '../../server/src/ports/ai-openai.ts'
import { closeAtEnd } from '../../server/src/shutdown.ts'
import { type AiAsked, type AiReply, aModel } from '../../server/src/testing/ai-service.ts'

/** Starts an endless answer if the question asks for it; otherwise says how to store a vial. */
const reply = ({ body }: AiAsked): AiReply =>
  String(body.messages.at(-1)?.content).includes('at length')
    ? { says: ['A mixed vial is kept cold [1], '], breaks: 'hang' }
    : { says: ['A mixed vial is kept ', 'at 2 to 8 °C [1]. Take 47 mg of it.'] }

/** An OpenAI-compatible language model on this machine. */
export async function anAiService(): Promise<AiPort> {
  const { baseUrl } = await aModel(reply, closeAtEnd)
  return openAiModel({ baseUrl, model: 'local' })
}
