import { composer } from '#server/composer/compose.ts'
import { readConfig } from '#server/config.ts'
import { openModel } from '#server/providers/index.ts'
import { openServices, type TestOptions, type TestServices } from '#test/server/open-services.ts'
import type { ModelServer, Protocol } from '#test/support/model-server.ts'

/** A key that is found wherever it leaks. */
export const canaryKey = 'sk-canary-5f1c9b7a2e'

/** Waits that pass within a test: the clocks are the product's own. */
export const impatient = { MODEL_SILENCE_MS: '150', MODEL_TAKEOVER_MS: '900' }

export function modelEnvironment(protocol: Protocol, url: string): Record<string, string> {
  return {
    MODEL_PROVIDER: protocol,
    MODEL_BASE_URL: url,
    MODEL_NAME: 'small',
    MODEL_API_KEY: canaryKey,
  }
}

/** The service with the real composer, and a real provider that talks to the model server. */
export async function openModelServices(
  protocol: Protocol,
  server: ModelServer,
  environment: Record<string, string> = {},
  options: TestOptions = {},
): Promise<TestServices> {
  const given = { ...modelEnvironment(protocol, server.url), ...environment }
  const { model } = readConfig(given)
  return openServices({ composer, environment: given, model: await openModel(model), ...options })
}
