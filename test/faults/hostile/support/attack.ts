import { Agent, type IncomingHttpHeaders, request } from 'node:http'

/** A request of a stranger. */
export interface HostileRequest {
  /** What it is, with the seed where chance made it. */
  label: string
  method: string
  /** As it stands in the request line. */
  path: string
  headers?: Record<string, string>
  body?: Buffer | string
  /** Statuses it may be answered with; any that is no fault where absent. */
  allowed?: readonly number[]
}

export interface HostileAnswer {
  label: string
  /** 0 where the connection ended without one. */
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

export interface AttackOptions {
  /** Requests under way at a time. */
  atOnce?: number
  cookie?: string
  onAnswer?: (answer: HostileAnswer) => void
}

/** How often each status was answered, and what a server may never answer, by label. */
export interface Attacked {
  sent: number
  statuses: Record<number, number>
  faults: string[]
}

/** Longer than anything may take: whoever waits for it was held up. */
const patienceMs = 40_000

/** Sends requests as they are, without the manners of a browser, so many at a time. */
export async function attack(
  url: string,
  requests: Iterable<HostileRequest>,
  { atOnce = 4, cookie, onAnswer }: AttackOptions = {},
): Promise<Attacked> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const attacked: Attacked = { sent: 0, statuses: {}, faults: [] }
  const left = requests[Symbol.iterator]()
  const sendOn = async () => {
    for (let next = left.next(); !next.done; next = left.next()) {
      const answer = await send(url, next.value, agent, cookie)
      attacked.sent++
      attacked.statuses[answer.status] = (attacked.statuses[answer.status] ?? 0) + 1
      if (isFault(answer.status, next.value.allowed))
        attacked.faults.push(`${answer.status} ${answer.label}`)
      onAnswer?.(answer)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, sendOn))
  agent.destroy()
  return attacked
}

/** A server that is busy may say so; one that breaks, or says nothing, may not. */
function isFault(status: number, allowed?: readonly number[]): boolean {
  if (allowed) return !allowed.includes(status)
  return status === 0 || (status >= 500 && status !== 503)
}

function send(
  url: string,
  { label, method, path, headers = {}, body }: HostileRequest,
  agent: Agent,
  cookie: string | undefined,
): Promise<HostileAnswer> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve) => {
    const given = { ...(cookie && { cookie }), ...headers }
    const failed = () => resolve({ label, status: 0, headers: {}, body: Buffer.alloc(0) })
    const asked = request({ hostname, port, method, path, headers: given, agent }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('error', failed)
      answer.on('end', () => {
        const { statusCode: status = 0, headers: told } = answer
        resolve({ label, status, headers: told, body: Buffer.concat(chunks) })
      })
    })
    const patience = setTimeout(() => asked.destroy(), patienceMs)
    asked.on('close', () => clearTimeout(patience))
    asked.on('error', failed)
    asked.end(body)
  })
}
