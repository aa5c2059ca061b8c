import { EventEmitter } from 'node:events'

/** Tells listeners that there may be something new of a generation, or of a page. */
export interface EventHints {
  listen(id: string, listener: () => void): () => void
  tell(id: string): void
  close(): Promise<void>
}

/** Hints within this process. */
export function localHints(): EventHints & { tellAll(): void } {
  const emitter = new EventEmitter()
  emitter.setMaxListeners(0)
  return {
    listen(id, listener) {
      // Wrapped, so that the same function may listen twice and stop once.
      const own = () => listener()
      emitter.on(eventOf(id), own)
      return () => void emitter.off(eventOf(id), own)
    },
    tell: (id) => void emitter.emit(eventOf(id)),
    tellAll: () => {
      for (const event of emitter.eventNames()) emitter.emit(event)
    },
    close: async () => void emitter.removeAllListeners(),
  }
}

/** A prefix, because an emitter throws on a name of `error` that nobody hears. */
function eventOf(id: string): string {
  return `news:${id}`
}
