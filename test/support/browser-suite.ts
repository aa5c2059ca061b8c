import type { Browser } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { openBrowser } from './browser.ts'
import { type ServerProcess, startServer, temporaryFolder } from './server-process.ts'
import { openVisitor, type Visitor, type VisitorSettings } from './visitor.ts'

export interface VisitorOptions extends VisitorSettings {
  /** What the console may complain of, where the test is about something that goes wrong. */
  mayComplain?: RegExp
}

export interface BrowserSuite {
  /** Where the server answers; a restart keeps it. */
  readonly url: string
  readonly browser: Browser
  /** Stays until the test is over; opened outside of a test, until the file is. */
  visitor(options?: VisitorOptions): Promise<Visitor>
  /** Ends the server at once, as a power cut would. */
  kill(): Promise<void>
  /** A new process on the same data and at the same address, under other settings if need be. */
  restart(changes?: Record<string, string>): Promise<void>
}

/**
 * The real server and a browser for the tests of one file. No test may leave a complaint in the
 * console of a visitor.
 */
export function browserSuite(environment: Record<string, string> = {}): BrowserSuite {
  const folder = temporaryFolder()
  const heard: { visitor: Visitor; mayComplain: RegExp | undefined }[] = []
  let ofThisTest: Visitor[] | null = null
  let server: ServerProcess
  let browser: Browser

  beforeAll(async () => {
    ;[server, browser] = await Promise.all([startServer(folder.path, environment), openBrowser()])
  })
  beforeEach(() => {
    ofThisTest = []
  })
  afterEach(async () => {
    for (const { context } of ofThisTest?.splice(0) ?? []) await context.close()
    ofThisTest = null
    expect(heard.flatMap(unborneComplaints)).toEqual([])
  })
  afterAll(async () => {
    await browser?.close()
    await server?.kill()
    folder.remove()
  })

  return {
    get url() {
      return server.url
    },
    get browser() {
      return browser
    },
    async visitor({ mayComplain, ...options } = {}) {
      const visitor = await openVisitor(browser, options)
      ofThisTest?.push(visitor)
      heard.push({ visitor, mayComplain })
      return visitor
    },
    kill: () => server.kill(),
    async restart(changes = {}) {
      const { port } = new URL(server.url)
      await server.kill()
      server = await startServer(folder.path, { ...environment, ...changes, PORT: port })
    },
  }
}

/** They are heard once: the next test answers for its own. */
function unborneComplaints(it: { visitor: Visitor; mayComplain: RegExp | undefined }): string[] {
  return it.visitor.complaints.splice(0).filter((text) => !it.mayComplain?.test(text))
}
