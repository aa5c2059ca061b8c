/** Waits that long, or until the device has a network again, or until it is called off. */
export function pauseOrOnline(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(finish, ms)
    function finish() {
      clearTimeout(timer)
      window.removeEventListener('online', finish)
      signal.removeEventListener('abort', finish)
      resolve()
    }
    window.addEventListener('online', finish)
    signal.addEventListener('abort', finish)
  })
}
