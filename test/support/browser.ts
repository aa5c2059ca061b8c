import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Chromium: the system's where there is one, else the one inside the npm package. */
export async function openBrowser(): Promise<Browser> {
  const system = installed.find((path) => existsSync(path))
  const { executablePath, args } = system
    ? { executablePath: system, args: [] }
    : await bundledChromium()
  return chromium.launch({ executablePath, args: [...args, ...quietArgs] })
}

/** The package brings the libraries a bare machine lacks, but unpacks them for this runtime alone. */
async function bundledChromium(): Promise<{ executablePath: string; args: string[] }> {
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs24.x'
  const { default: bundled } = await import('@sparticuz/chromium')
  return { executablePath: await bundled.executablePath(), args: bundled.args }
}

const quietArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]
