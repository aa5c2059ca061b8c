import type { Api } from '#client/api.ts'

export interface LazyApi extends Api {
  /** Fetches it before the first call. */
  load(): Promise<unknown>
}

/**
 * The API, loaded with its table of endpoints when a screen first calls it: the public screens
 * call nothing and do not carry it. `onChange` is called after
 * every call that may have changed something.
 */
export function createLazyApi(base: string, onChange: () => void): LazyApi {
  let loaded: Promise<Api> | undefined
  const load = () => {
    loaded ??= import('./http-api.ts').then(({ createHttpApi }) => createHttpApi(base, onChange))
    return loaded
  }
  return {
    load,
    call: async (name, call) => (await load()).call(name, call),
    async *stream(name, call) {
      yield* (await load()).stream(name, call)
    },
  }
}
