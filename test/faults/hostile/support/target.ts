import { existsSync } from 'node:fs'
import { picture } from '#test/support/pictures.ts'
import {
  freePort,
  type ServerProcess,
  startServer,
  temporaryFolder,
} from '#test/support/server-process.ts'
import { takenOut } from './taken-out.ts'

/** What strangers are counted by is off: the attack is one of many who come at once. */
export const unlimited = {
  RATE_GENERATIONS_PER_HOUR: '0',
  RATE_GENERATIONS_PER_HOUR_IP: '0',
  RATE_WRITES_PER_MINUTE: '0',
  RATE_WRITES_PER_MINUTE_IP: '0',
  RATE_WRITES_PER_MINUTE_OVERALL: '0',
  RATE_UPLOADS_PER_HOUR_IP: '0',
  RATE_IMPORTS_PER_HOUR_IP: '0',
  RATE_EXPORTS_PER_HOUR_IP: '0',
  RATE_READS_PER_MINUTE_IP: '0',
  RATE_PICTURES_PER_HOUR_IP: '0',
  RATE_FORMS_PER_HOUR_IP: '0',
  RATE_FORMS_PER_HOUR_PAGE: '0',
  RATE_UNLOCKS_PER_15_MINUTES: '0',
  STREAMS_PER_IDENTITY: '0',
  STREAMS_PER_IP: '0',
  UPLOAD_QUOTA_MB: '0',
  COMPOSER_PACE_MS: '0',
}

/** A server under attack, and an attacker who has made something there. */
export interface Target {
  url: string
  cookie: string
  /** Where its data is. */
  folder: string
  /** A page of the attacker's own, published. */
  slug: string
  /** Milliseconds the server's thread was at work at a stretch, at most, since this was last asked. */
  longestTurn(): Promise<number>
  /** A page of the attacker's own, published. @returns its slug */
  newPage(): Promise<string>
  /** Asks as the attacker, who is the page's creator too. */
  call(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Response>
  close(): Promise<void>
}

/** A disk that others write to holds up whoever waits for it, and nobody there is a stranger. */
const inMemory = '/dev/shm'

/** A page as any other. */
export const someBrief =
  'Harbour Bread is a small bakery in Bristol. Rye loaf £4.20, buns £1.80. Open Tuesday to Saturday 8am to 4pm. Call 0117 496 0148.'

export async function openTarget(environment: Record<string, string> = {}): Promise<Target> {
  const folder = temporaryFolder(existsSync(inMemory) ? inMemory : undefined)
  const turnsPort = await freePort()
  const server: ServerProcess = await startServer(folder.path, {
    ...unlimited,
    LOG_LEVEL: 'silent',
    ...environment,
    ...preloaded(turnsPort, environment.WITH_FAULT),
  })
  let cookie = ''
  const call: Target['call'] = async (method, path, body, more) => {
    const answer = await fetch(server.url + path, {
      method,
      headers: {
        cookie,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...more,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    cookie ||= answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    return answer
  }
  const slug = await newPage(call)
  return {
    url: server.url,
    cookie,
    slug,
    folder: folder.path,
    newPage: () => newPage(call),
    async longestTurn() {
      const answer = await fetch(`http://127.0.0.1:${turnsPort}/`)
      return Math.round(Number(await answer.text()) / 1000)
    },
    call,
    async close() {
      await server.kill()
      folder.remove()
    },
  }
}

/** The clock of its thread, and the guard it does without. */
function preloaded(turnsPort: number, fault?: string): Record<string, string> {
  const { NODE_OPTIONS = '', ...without } = takenOut(fault)
  const clock = `--import=${new URL('./tell-turns.ts', import.meta.url)}`
  return {
    NODE_OPTIONS: `${clock} ${NODE_OPTIONS}`,
    TURNS_PORT: String(turnsPort),
    TAKE_OUT: NODE_OPTIONS,
    ...without,
  }
}

async function newPage(call: Target['call']): Promise<string> {
  const made = await call('POST', '/api/generations', { brief: someBrief, locale: 'en' })
  const slug = /"slug":"([^"]+)"/.exec(await made.text())?.[1] ?? ''
  await call('POST', `/api/pages/${slug}/publish`)
  return slug
}

/**
 * A photo of the attacker's, of as many pixels as are kept where nothing else is said.
 * @param hue another makes it another photo
 * @returns its id
 */
export async function addPhoto(
  { url, cookie }: Target,
  size: { width: number; height: number } = { width: 4000, height: 3000 },
  hue = 0,
): Promise<string> {
  const body = await picture(size).blur(3).modulate({ hue }).jpeg().toBuffer()
  const headers = { cookie, 'content-type': 'image/jpeg' }
  const added = await fetch(`${url}/api/uploads`, { method: 'POST', headers, body })
  return ((await added.json()) as { id: string }).id
}
