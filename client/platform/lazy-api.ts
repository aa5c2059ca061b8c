import type { Api } from '#client/api.ts'
import { whenIdle } from './when-idle.ts'

/**
 * The API, loaded with its table of endpoints when a screen first calls it: the public screens
 * call nothing and do not carry it. An idle browser fetches it ahead.
 */
export function createLazyApi(base: string): Api {
  let loaded: Promise<Api> | undefined
  const load = () => {
    loaded ??= import('./http-api.ts').then(({ createHttpApi }) => createHttpApi(base))
    return loaded
  }
  whenIdle(() => void load())
  return {
    call: async (name, call) => (await load()).call(name, call),
    async *stream(name, call) {
      yield* (await load()).stream(name, call)
    },
  }
}
