import { existsSync } from 'node:fs'
import bundled from '@sparticuz/chromium'
import { type Browser, chromium } from 'playwright-core'

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Chromium: the system's where there is one, else the one inside the npm package. */
export async function openBrowser(): Promise<Browser> {
  const system = installed.find((path) => existsSync(path))
  return chromium.launch({
    executablePath: system ?? (await bundled.executablePath()),
    args: [
      ...(system ? [] : bundled.args),
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  })
}
