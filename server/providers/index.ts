import type { LanguageModel } from 'ai'
import type { ModelConfig } from '#server/model-config.ts'
import { anthropic } from './anthropic.ts'
import type { Model } from './model.ts'
import { openAiCompatible } from './openai-compatible.ts'
import { sdkModel } from './sdk-model.ts'

/** The one list of providers; the compiler demands completeness. */
const providers: Record<ModelConfig['provider'], (config: ModelConfig) => LanguageModel> = {
  'openai-compatible': openAiCompatible,
  anthropic,
}

/** The model the configuration names, or null. */
export function openModel(config: ModelConfig | null): Model | null {
  return config && sdkModel(providers[config.provider](config))
}
