import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModel } from 'ai'
import type { ModelConfig } from '#server/model-config.ts'
import { fetchDirectly } from './fetch-directly.ts'

/** Ollama, vLLM, LM Studio, OpenRouter, OpenAI: whatever speaks chat completions. */
export function openAiCompatible({ baseUrl, name, key }: ModelConfig): LanguageModel {
  const provider = createOpenAICompatible({
    name: 'model',
    baseURL: baseUrl ?? '',
    includeUsage: true,
    supportsStructuredOutputs: true,
    fetch: fetchDirectly,
    ...(key && { apiKey: key.reveal() }),
    ...(isOpenAi(baseUrl) && { transformRequestBody: withNewLimit }),
  })
  return provider.chatModel(name)
}

function isOpenAi(baseUrl: string | null): boolean {
  return baseUrl !== null && new URL(baseUrl).hostname === 'api.openai.com'
}

/** OpenAI's reasoning models refuse the old name of the limit, which the others still want. */
function withNewLimit({ max_tokens, ...body }: Record<string, unknown>): Record<string, unknown> {
  return { ...body, max_completion_tokens: max_tokens }
}
