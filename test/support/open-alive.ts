import type { Page, Response } from 'playwright-core'

/** Opens a screen and waits until React has taken it over and has nothing left to do. */
export async function openAlive(page: Page, address: string): Promise<Response | null> {
  const answer = await page.goto(address)
  await page.evaluate(untilAlive)
  return answer
}

/** React marks what it has taken over. A busy machine may have no idle moment: then soon is enough. */
function untilAlive(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      const isTaken = Object.keys(document.body).some((key) => key.startsWith('__reactFiber'))
      if (isTaken) requestIdleCallback(() => resolve(), { timeout: 1000 })
      else setTimeout(look, 20)
    }
    look()
  })
}
