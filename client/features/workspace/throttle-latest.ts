export interface LatestSender<T> {
  send(value: T): void
  stop(): void
}

/** Passes the first value on at once and then the newest one every `ms`, by timers alone. */
export function throttleLatest<T>(ms: number, pass: (value: T) => void): LatestSender<T> {
  let waiting: { value: T } | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const tick = () => {
    timer = undefined
    if (!waiting) return
    const { value } = waiting
    waiting = null
    timer = setTimeout(tick, ms)
    pass(value)
  }
  return {
    send(value) {
      waiting = { value }
      if (timer === undefined) tick()
    },
    stop() {
      clearTimeout(timer)
      timer = undefined
      waiting = null
    },
  }
}
