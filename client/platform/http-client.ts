/** Statuses worth another try of a safe method; specification, point 9. */
const retryStatuses = new Set([408, 409, 425, 429, 500, 502, 503, 504])
const retries = 2
const firstDelayMs = 300
const deadlineMs = 30_000

export interface HttpRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  query?: Record<string, unknown> | undefined
  /** Goes out as JSON; a Blob goes out as it is, under its own type. */
  body?: unknown
  headers?: Record<string, string> | undefined
  signal?: AbortSignal | undefined
}

/** A call that was answered, but not with success. `problem` is the parsed body where it is JSON. */
export class HttpError extends Error {
  readonly status: number
  readonly problem: {
    code?: string
    detail?: string
    errors?: { field: string; message: string }[]
  }

  constructor(status: number, body: string) {
    super(`HTTP ${status}`)
    this.name = 'HttpError'
    this.status = status
    this.problem = parseProblem(body)
  }
}

export interface HttpClient {
  /** The parsed JSON answer. Failures are logged as 'API Error [method path]' and thrown on. */
  send(request: HttpRequest): Promise<unknown>
  /**
   * The answer's text chunks, separated by blank lines, each trimmed and none empty.
   * @throws Error 'Stream API Error (status): body text' when the answer is not ok or has no body
   */
  stream(request: HttpRequest): AsyncGenerator<string, void, void>
}

/** `base` is put before every path that is not an absolute http(s) address already. */
export function createHttpClient(base: string): HttpClient {
  return {
    async send(request) {
      try {
        const response = await fetchWithRetries(base, request)
        if (!response.ok) throw new HttpError(response.status, await response.text())
        return response.status === 204 ? undefined : await response.json()
      } catch (error) {
        if (!request.signal?.aborted) {
          console.error(`API Error [${request.method} ${request.path}]`, error)
        }
        throw error
      }
    },
    async *stream(request) {
      const response = await fetch(addressOf(base, request), optionsOf(request, request.signal))
      if (response.status === 204) return
      if (!response.ok || !response.body) {
        throw new Error(`Stream API Error (${response.status}): ${await response.text()}`)
      }
      yield* splitChunks(response.body)
    },
  }
}

async function fetchWithRetries(base: string, request: HttpRequest): Promise<Response> {
  const safe = request.method === 'GET'
  const deadline = AbortSignal.timeout(deadlineMs)
  const signal = request.signal ? AbortSignal.any([request.signal, deadline]) : deadline
  for (let attempt = 0; ; attempt++) {
    const last = !safe || attempt >= retries
    try {
      const response = await fetch(addressOf(base, request), optionsOf(request, signal))
      if (last || !retryStatuses.has(response.status)) return response
      await pause(delayOf(attempt, response.headers.get('retry-after')), signal)
    } catch (error) {
      if (last || signal.aborted) throw error
      await pause(delayOf(attempt, null), signal)
    }
  }
}

/** Exponential backoff with full jitter, or what the server asks for. */
function delayOf(attempt: number, retryAfter: string | null): number {
  const asked = Number(retryAfter)
  if (retryAfter && Number.isFinite(asked)) return asked * 1000
  return firstDelayMs * 2 ** attempt * (0.5 + Math.random() / 2)
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}

function addressOf(base: string, { path, query }: HttpRequest): string {
  const address = /^https?:\/\//.test(path) ? path : base.replace(/\/$/, '') + path
  const entries = Object.entries(query ?? {}).filter(
    ([, value]) => value !== undefined && value !== '',
  )
  if (entries.length === 0) return address
  return `${address}?${new URLSearchParams(entries.map(([key, value]) => [key, String(value)]))}`
}

function optionsOf(request: HttpRequest, signal: AbortSignal | undefined): RequestInit {
  const { body } = request
  const hasBody = body !== undefined
  const type = body instanceof Blob ? body.type : 'application/json'
  return {
    method: request.method,
    headers: { ...(hasBody && { 'content-type': type }), ...request.headers },
    ...(hasBody && { body: body instanceof Blob ? body : JSON.stringify(body) }),
    ...(signal && { signal }),
  }
}

async function* splitChunks(body: ReadableStream<Uint8Array>): AsyncGenerator<string, void, void> {
  const reader = body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .getReader()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      rest = (rest + (value ?? '')).replaceAll('\r\n', '\n')
      const chunks = rest.split('\n\n')
      rest = done ? '' : (chunks.pop() ?? '')
      for (const chunk of chunks) if (chunk.trim()) yield chunk.trim()
      if (done) return
    }
  } finally {
    // The connection may be broken already: then there is nothing left to cancel.
    await reader.cancel().catch(() => {})
  }
}

function parseProblem(body: string): HttpError['problem'] {
  try {
    const parsed: unknown = JSON.parse(body)
    return typeof parsed === 'object' && parsed !== null ? parsed : { detail: body }
  } catch {
    return { detail: body }
  }
}
