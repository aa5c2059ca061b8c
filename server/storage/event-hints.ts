import { EventEmitter } from 'node:events'

/** Tells listeners that a generation may have new events. */
export interface EventHints {
  listen(generation: string, listener: () => void): () => void
  tell(generation: string): void
  close(): Promise<void>
}

/** Hints within this process. */
export function localHints(): EventHints {
  const emitter = new EventEmitter()
  emitter.setMaxListeners(0)
  return {
    listen(generation, listener) {
      // Wrapped, so that the same function may listen twice and stop once.
      const own = () => listener()
      emitter.on(eventOf(generation), own)
      return () => void emitter.off(eventOf(generation), own)
    },
    tell: (generation) => void emitter.emit(eventOf(generation)),
    close: async () => void emitter.removeAllListeners(),
  }
}

/** A prefix, because an emitter throws on a name of `error` that nobody hears. */
function eventOf(generation: string): string {
  return `generation:${generation}`
}
