import { connect } from 'node:net'
import { parentPort, workerData } from 'node:worker_threads'

/**
 * A thread of clients that connect, write and connect again as soon as they are answered. Told to
 * stop, it says what became of those who were connected.
 */
const { port, count } = workerData as { port: number; count: number }
const body = 'x'.repeat(400)
const call = `POST / HTTP/1.1\r\nHost: there\r\nContent-Length: ${body.length}\r\n\r\n${body}`
const told = { answered: 0, reset: 0 }
/** So that a port where nobody listens is not asked all the time. */
const refusedMs = 2
let isOver = false

async function visit(): Promise<void> {
  while (!isOver) await ask()
}

function ask(): Promise<void> {
  return new Promise((resolve) => {
    let isConnected = false
    let isAnswered = false
    const client = connect(port, '127.0.0.1', () => {
      isConnected = true
      client.write(call)
    })
    client.on('data', () => {
      isAnswered = true
    })
    client.on('error', () => {})
    client.on('close', () => {
      if (isAnswered) told.answered++
      else if (isConnected) told.reset++
      setTimeout(resolve, isConnected ? 0 : refusedMs)
    })
  })
}

const visits = Promise.all(Array.from({ length: count }, visit))
parentPort?.once('message', async () => {
  isOver = true
  await visits
  parentPort?.postMessage(told)
})
