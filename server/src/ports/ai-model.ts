import {
  APICallError,
  generateText,
  type LanguageModel,
  type LanguageModelUsage,
  Output,
  streamText,
  type TextStreamPart,
  type ToolSet,
} from 'ai'
import { AiFailure, type AiPort, type AiRequest, type AiResult, type AiUse } from './ai.ts'

/** How long a model may take: for its first word, for the next, and altogether. */
export interface AiTimeouts {
  firstMs: number
  nextMs: number
  wholeMs: number
}

const usual: AiTimeouts = { firstMs: 30_000, nextMs: 15_000, wholeMs: 120_000 }

/** Quick retries make it worse. */
const RETRY_AFTER_S = 30

function failureOf(error: unknown): AiFailure {
  if (error instanceof AiFailure) return error
  if (!APICallError.isInstance(error)) return new AiFailure((error as Error)?.message ?? 'no answer')
  const { statusCode, responseHeaders } = error
  const asked = Number(responseHeaders?.['retry-after'])
  const isBusy = statusCode === 429 || statusCode === 503 || statusCode === 529
  return new AiFailure(`it answered ${statusCode}`, isBusy ? asked || RETRY_AFTER_S : undefined)
}

const callOf = ({ instructions, messages, maxTokens, signal }: AiRequest, model: LanguageModel) => ({
  model,
  instructions,
  messages: messages.map(({ role, text }) => ({ role, content: text })),
  maxOutputTokens: maxTokens,
  abortSignal: signal,
  // The caller is told at once and retries.
  maxRetries: 0,
})

/** Some providers don't report tokens. */
const tokensOf = ({ inputTokens, outputTokens }: LanguageModelUsage): AiUse['tokens'] =>
  inputTokens === undefined || outputTokens === undefined
    ? undefined
    : { input: inputTokens, output: outputTokens }

/**
 * How an answer ended, if a part of the stream says so.
 * @throws the error of the part
 */
function endIn(part: TextStreamPart<ToolSet>): AiResult | undefined {
  if (part.type === 'error') throw part.error
  if (part.type !== 'finish') return undefined
  return { isWhole: part.finishReason === 'stop', tokens: tokensOf(part.totalUsage) }
}

/** Adapts a model of the `ai` package to the port. */
export function modelPort(
  model: LanguageModel,
  about: Pick<AiPort, 'host' | 'model'>,
  { firstMs, nextMs, wholeMs }: AiTimeouts = usual,
): AiPort {
  return {
    ...about,

    async *answer(request): AsyncGenerator<string, AiResult> {
      const timeout = { totalMs: wholeMs, firstChunkMs: firstMs, chunkMs: nextMs }
      const { stream } = streamText({ ...callOf(request, model), timeout, onError() {} })
      let end: AiResult = { isWhole: false, tokens: undefined }
      try {
        for await (const part of stream) {
          if (part.type !== 'text-delta') end = endIn(part) ?? end
          else if (part.text !== '') yield part.text
        }
      } catch (error) {
        throw failureOf(error)
      }
      return end
    },

    async fill(request, form) {
      try {
        const { output, usage } = await generateText({
          ...callOf(request, model),
          timeout: wholeMs,
          output: Output.object({ schema: form }),
        })
        return { value: form.parse(output), tokens: tokensOf(usage) }
      } catch (error) {
        throw failureOf(error)
      }
    },
  }
}
