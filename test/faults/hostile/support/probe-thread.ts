import { Agent, request } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'

/**
 * Asks two servers for a sign of life every 10 ms, at the same moment, until it is told to stop. It
 * has a thread of its own, so that what the attacker works at takes nothing from its clock.
 */
const { probed, control } = workerData as { probed: string; control: string }
const everyMs = 10
/** Connections are made and code is compiled by then. */
const warmUp = 20
const moments: { at: number; probed: number; control: number }[] = []

const agents = { probed: new Agent({ keepAlive: true }), control: new Agent({ keepAlive: true }) }

function take(url: string, agent: Agent): Promise<number> {
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const asked = request(url, { agent }, (answer) => {
      answer.resume()
      answer.on('end', () => resolve(performance.now() - started))
    })
    asked.on('error', reject)
    asked.end()
  })
}

let isOver = false
parentPort?.once('message', () => {
  isOver = true
})

while (!isOver) {
  const at = performance.now()
  const [one, other] = await Promise.all([
    take(probed, agents.probed),
    take(control, agents.control),
  ])
  moments.push({ at, probed: one, control: other })
  if (moments.length === warmUp) parentPort?.postMessage('ready')
  const left = everyMs - (performance.now() - at)
  if (left > 0) await new Promise((resolve) => setTimeout(resolve, left))
}
for (const agent of Object.values(agents)) agent.destroy()
parentPort?.postMessage(moments.slice(warmUp))
