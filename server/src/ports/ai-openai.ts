import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { AiPort } from './ai.ts'
import { type AiTimeouts, modelPort } from './ai-model.ts'

/** An OpenAI-compatible model, of a provider or on one's own machine. */
export interface OpenAiAccount {
  /** with the version: 'https://api.example.com/v1' */
  baseUrl: string
  apiKey?: string | undefined
  model: string
}

/** Any model at an OpenAI-compatible address. */
export function openAiModel({ baseUrl, apiKey, model }: OpenAiAccount, timeout?: AiTimeouts): AiPort {
  const provider = createOpenAICompatible({
    name: 'assistant',
    baseURL: baseUrl,
    ...(apiKey && { apiKey }),
    includeUsage: true,
    supportsStructuredOutputs: true,
  })
  return modelPort(provider(model), { host: new URL(baseUrl).host, model }, timeout)
}
