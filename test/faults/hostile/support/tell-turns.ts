import { isMainThread, Worker } from 'node:worker_threads'

/**
 * Preloaded into a server under attack: tells whoever asks how long its one thread was at work at a
 * stretch. Counted is what the processor did for it, so that a busy machine adds nothing. It answers
 * from another thread, also while that one is held up.
 */
function watch(): void {
  const everyMs = 5
  const longest = new Int32Array(new SharedArrayBuffer(4))
  const answering = new Worker(answers, {
    eval: true,
    workerData: { longest, port: Number(process.env.TURNS_PORT) },
  })
  answering.unref()
  const used = () => {
    const { user, system } = process.threadCpuUsage()
    return user + system
  }
  let before = used()
  setInterval(() => {
    const now = used()
    if (now - before > Atomics.load(longest, 0)) Atomics.store(longest, 0, now - before)
    before = now
  }, everyMs).unref()
}

/** The longest stretch since it was last asked for, in microseconds. */
const answers = `
const { workerData: { longest, port } } = require('node:worker_threads')
require('node:http')
  .createServer((_req, res) => res.end(String(Atomics.exchange(longest, 0, 0))))
  .listen(port, '127.0.0.1')
`

if (isMainThread) watch()
