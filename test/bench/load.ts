import { execFile, spawnSync } from 'node:child_process'
import { Agent, request } from 'node:http'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'

const connections = 16

/** Whether a command is there to be run. */
function has(command: string): boolean {
  return spawnSync('sh', ['-c', `command -v ${command}`]).status === 0
}

const hasWrk = has('wrk')
const canPin = has('taskset') && availableParallelism() > 1

/** What measured, for whoever reads the figures. */
export const loadTool = `${hasWrk ? 'wrk -t1' : 'a Node client,'} -c${connections}${canPin ? ', server and client on a core each' : ''}`

/** Begin of a command line that stays on one core, where cores can be told apart. */
export function onCore(core: number): string[] {
  return canPin ? ['taskset', '-c', String(core)] : []
}

/** Answers a second that one server gives to many connections at once. */
export function answersPerSecond(
  url: string,
  headers: Record<string, string>,
  seconds: number,
): Promise<number> {
  return hasWrk ? byWrk(url, headers, seconds) : byNode(url, headers, seconds)
}

/** Not waited for in place: meanwhile it is seen which kept connections have ended. */
async function byWrk(
  url: string,
  headers: Record<string, string>,
  seconds: number,
): Promise<number> {
  const named = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const wrk = ['wrk', '-t1', `-c${connections}`, `-d${seconds}s`, ...named, url]
  const [command = 'wrk', ...rest] = [...onCore(1), ...wrk]
  const { stdout } = await promisify(execFile)(command, rest)
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? Number.NaN)
}

async function byNode(
  url: string,
  headers: Record<string, string>,
  seconds: number,
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const end = performance.now() + seconds * 1000
  let answers = 0
  const ask = () =>
    new Promise<void>((resolve, reject) => {
      request(url, { agent, headers }, (res) => res.resume().on('end', resolve))
        .on('error', reject)
        .end()
    })
  const reader = async () => {
    while (performance.now() < end) {
      await ask()
      answers++
    }
  }
  await Promise.all(Array.from({ length: connections }, reader))
  agent.destroy()
  return answers / seconds
}
