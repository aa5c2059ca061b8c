import { retryAfterMs } from '#shared/retry-after.ts'
import { splitChunks } from './split-chunks.ts'

/** Statuses worth another try of a safe method; specification, point 9. */
const retryStatuses = new Set([408, 409, 425, 429, 500, 502, 503, 504])

export interface HttpSettings {
  /** Further tries of a safe method. */
  retries: number
  /** Before the second try; doubled before each further one, and spread at random. */
  firstDelayMs: number
  /** All tries together, with the pauses between them. */
  deadlineMs: number
}

const defaults: HttpSettings = { retries: 2, firstDelayMs: 300, deadlineMs: 30_000 }

export interface HttpOptions {
  query?: Record<string, unknown> | undefined
  /** Goes out as JSON; a Blob goes out as it is, under its own type. */
  body?: unknown
  headers?: Record<string, string> | undefined
  signal?: AbortSignal | undefined
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type Call = (path: string, options?: HttpOptions) => Promise<unknown>

interface HttpRequest extends HttpOptions {
  method: Method
  path: string
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

/** Calls answer with parsed JSON; failures are logged as 'API Error [method path]' and thrown on. */
export interface HttpClient {
  get: Call
  post: Call
  put: Call
  patch: Call
  delete: Call
  /**
   * The answer's text chunks, separated by blank lines, each trimmed and none empty. A POST, unless
   * the stream is one that is only read.
   * @throws Error 'Stream API Error (status): body text' when the answer is not ok or has no body
   */
  stream(
    path: string,
    options?: HttpOptions & { method?: 'GET' | 'POST' },
  ): AsyncGenerator<string, void, void>
}

/** `base` is put before every path that is not an absolute http(s) address already. */
export function createHttpClient(base: string, settings: Partial<HttpSettings> = {}): HttpClient {
  const rules = { ...defaults, ...settings }
  const calls =
    (method: Method): Call =>
    (path, options) =>
      send(base, rules, { ...options, method, path })
  return {
    get: calls('GET'),
    post: calls('POST'),
    put: calls('PUT'),
    patch: calls('PATCH'),
    delete: calls('DELETE'),
    async *stream(path, { method = 'POST', ...options } = {}) {
      const response = await fetchOnce(base, { ...options, method, path }, options.signal)
      // Nothing more is to be read; a POST has to be answered with a stream.
      if (response.status === 204 && method === 'GET') return
      if (!response.ok || !response.body) {
        throw new Error(`Stream API Error (${response.status}): ${await response.text()}`)
      }
      yield* splitChunks(response.body)
    },
  }
}

async function send(base: string, rules: HttpSettings, request: HttpRequest): Promise<unknown> {
  try {
    const response = await fetchWithRetries(base, rules, request)
    const text = await response.text()
    if (!response.ok) throw new HttpError(response.status, text)
    return text === '' ? undefined : JSON.parse(text)
  } catch (error) {
    if (!request.signal?.aborted) {
      console.error(`API Error [${request.method} ${request.path}]`, error)
    }
    throw error
  }
}

/** Asks again where that is safe and may help, as long as there is time. */
async function fetchWithRetries(
  base: string,
  { retries, firstDelayMs, deadlineMs }: HttpSettings,
  request: HttpRequest,
): Promise<Response> {
  const tries = request.method === 'GET' ? retries + 1 : 1
  const until = Date.now() + deadlineMs
  const deadline = AbortSignal.timeout(deadlineMs)
  const signal = request.signal ? AbortSignal.any([request.signal, deadline]) : deadline
  for (let attempt = 1; ; attempt++) {
    const isLast = attempt >= tries
    const backoff = firstDelayMs * 2 ** (attempt - 1) * (0.5 + Math.random() / 2)
    try {
      const response = await fetchOnce(base, request, signal)
      if (isLast || !retryStatuses.has(response.status)) return response
      const delay = retryAfterMs(response.headers.get('retry-after')) ?? backoff
      if (Date.now() + delay >= until) return response
      await response.body?.cancel()
      await pause(delay, signal)
    } catch (error) {
      if (isLast || signal.aborted) throw error
      await pause(backoff, signal)
    }
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal.addEventListener('abort', stop, { once: true })
  })
}

function fetchOnce(
  base: string,
  { method, path, query, body, headers }: HttpRequest,
  signal: AbortSignal | undefined,
): Promise<Response> {
  const isAbsolute = /^https?:\/\//.test(path)
  const hasBody = body !== undefined
  const type = body instanceof Blob ? body.type : 'application/json'
  return fetch((isAbsolute ? path : base.replace(/\/$/, '') + path) + searchOf(query), {
    method,
    headers: { ...(hasBody && { 'content-type': type }), ...headers },
    // Our own API knows a person by the cookie, also where its address is another one.
    credentials: isAbsolute ? 'same-origin' : 'include',
    ...(hasBody && { body: body instanceof Blob ? body : JSON.stringify(body) }),
    ...(signal && { signal }),
  })
}

function searchOf(query: HttpOptions['query'] = {}): string {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  if (entries.length === 0) return ''
  return `?${new URLSearchParams(entries.map(([key, value]) => [key, String(value)]))}`
}

function parseProblem(body: string): HttpError['problem'] {
  try {
    const parsed: unknown = JSON.parse(body)
    return typeof parsed === 'object' && parsed !== null ? parsed : { detail: body }
  } catch {
    return { detail: body }
  }
}
