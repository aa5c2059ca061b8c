import type { Api } from '#client/api.ts'
import { onceLoaded } from './once-loaded.ts'

export interface LazyApi extends Api {
  /** Fetches it before the first call. */
  load(): Promise<unknown>
}

/**
 * The API, loaded with its table of endpoints when a screen first calls it: the public screens
 * call nothing and do not carry it. `onChange` is called after every call that may have changed
 * something.
 */
export function createLazyApi(base: string, onChange: () => void): LazyApi {
  const load = onceLoaded(async () => (await import('./http-api.ts')).createHttpApi(base, onChange))
  return {
    load,
    call: async (name, call) => (await load()).call(name, call),
    async *stream(name, call) {
      yield* (await load()).stream(name, call)
    },
  }
}
