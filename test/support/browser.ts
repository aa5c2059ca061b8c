import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Now and then Chromium crashes as it starts, on a machine that is busy. */
const launches = 3

let ofThisProcess: Promise<Browser> | undefined

/**
 * The one browser all test files of a process share; it ends with the process. One that could not be
 * started, or has crashed since, is not handed to the files after.
 */
export async function sharedBrowser(): Promise<Browser> {
  const known = await ofThisProcess?.catch(() => undefined)
  if (known?.isConnected()) return known
  ofThisProcess = openBrowser()
  return ofThisProcess
}

/** A headless Chromium with none of its safeguards between sites taken away. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = await chromiumPath()
  for (let launch = 1; ; launch++) {
    try {
      return await chromium.launch({ executablePath, args: quietArgs })
    } catch (error) {
      if (launch === launches) throw error
      console.error('Chromium did not start and is started once more', error)
    }
  }
}

/**
 * Chromium's headless shell from inside the npm package, which takes two thirds of the time a whole
 * Chromium does; where the package has none for the machine, the system's.
 */
export async function chromiumPath(): Promise<string | undefined> {
  const isPackaged = process.platform === 'linux' && process.arch === 'x64'
  return isPackaged ? headlessShell() : installed.find((path) => existsSync(path))
}

/** The package brings libraries and fonts a bare machine lacks; the fonts there are come first. */
async function headlessShell(): Promise<string> {
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs24.x'
  if (existsSync('/etc/fonts/fonts.conf')) process.env.FONTCONFIG_PATH ??= '/etc/fonts'
  const { default: bundled } = await import('@sparticuz/chromium')
  return bundled.executablePath()
}

const quietArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // A page lives for seconds here: what V8 makes of it ahead or anew for speed costs more than it
  // saves, and a process that draws for one page at a time is one too many.
  '--js-flags=--max-lazy --no-opt --no-maglev',
  '--in-process-gpu',
]
