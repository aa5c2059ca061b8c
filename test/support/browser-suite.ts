import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { sharedBrowser } from './browser.ts'
import { type FileServer, serverForFile } from './server-for-file.ts'
import { openVisitor, type Visitor, type VisitorSettings } from './visitor.ts'

export interface VisitorOptions extends VisitorSettings {
  /** What the console may complain of, where the test is about something that goes wrong. */
  mayComplain?: RegExp
}

export interface BrowserSuite {
  /** Where the server answers; a restart keeps it. */
  readonly url: string
  /** Stays until the test is over; opened outside of a test, until the file is. */
  visitor(options?: VisitorOptions): Promise<Visitor>
  /** Ends the server at once, as a power cut would. */
  kill(): Promise<void>
  /** A new process on the same data and at the same address, under other settings if need be. */
  restart(changes?: Record<string, string>): Promise<void>
}

/**
 * Tests do not wait for the looks of writing, and all come from one address, which counts for whoever
 * comes for the first time.
 */
const quick = {
  COMPOSER_PACE_MS: '0',
  RATE_GENERATIONS_PER_HOUR: '0',
  RATE_GENERATIONS_PER_HOUR_IP: '0',
  RATE_WRITES_PER_MINUTE_IP: '0',
  RATE_READS_PER_MINUTE_IP: '0',
  RATE_EXPORTS_PER_HOUR_IP: '0',
}

/**
 * The real server and a browser for the tests of one file. No test may leave a complaint in the
 * console of a visitor.
 */
export function browserSuite(environment: Record<string, string> = {}): BrowserSuite {
  const heard: { visitor: Visitor; mayComplain: RegExp | undefined }[] = []
  const ofThisFile: Visitor[] = []
  let ofThisTest: Visitor[] | null = null
  let server: FileServer
  let browser: Browser

  beforeAll(async () => {
    ;[server, browser] = await Promise.all([
      serverForFile({ ...quick, ...environment }),
      sharedBrowser(),
    ])
  })
  beforeEach(() => {
    ofThisTest = []
  })
  afterEach(async () => {
    await leave(ofThisTest?.splice(0) ?? [])
    ofThisTest = null
    // A test that failed has not started again what it killed.
    await server.restore()
    expect(heard.flatMap(unborneComplaints)).toEqual([])
  })
  afterAll(async () => {
    await leave(ofThisFile)
    await server?.leave()
  })

  return {
    get url() {
      return server.url
    },
    async visitor({ mayComplain, ...options } = {}) {
      const visitor = await openVisitor(browser, options)
      ;(ofThisTest ?? ofThisFile).push(visitor)
      heard.push({ visitor, mayComplain })
      return visitor
    },
    kill: () => server.kill(),
    restart: (changes) => server.restart(changes),
  }
}

async function leave(visitors: Visitor[]): Promise<void> {
  for (const { context } of visitors) await context.close()
}

/** They are heard once: the next test answers for its own. */
function unborneComplaints(it: { visitor: Visitor; mayComplain: RegExp | undefined }): string[] {
  return it.visitor.complaints.splice(0).filter((text) => !it.mayComplain?.test(text))
}
