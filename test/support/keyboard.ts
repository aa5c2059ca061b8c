import type { Locator, Page } from 'playwright-core'

/** Most presses of Tab a person would bear between two places of one screen. */
const mostPresses = 120

/**
 * Presses Tab until the focus is there. Backwards where a frame stands in the way forwards: without
 * a window around it Chromium does not find out of a frame that is the last of its document.
 * @throws where the way is long or the focus goes unseen
 */
export async function tabTo(
  page: Page,
  target: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  for (let press = 0; press < mostPresses; press++) {
    await rememberLooks(page)
    await page.keyboard.press(key)
    const fault = await focusFault(page)
    if (fault) throw new Error(`after ${key}: ${fault}`)
    if (await hasFocus(target)) return
  }
  throw new Error(`${key} does not reach ${target} in ${mostPresses} presses`)
}

/**
 * Presses Tab until the focus has left the page, or is inside a frame of it.
 * @returns how many places it came by
 * @throws where it goes unseen, or stays inside a part of the page for ever
 */
export async function tabThrough(page: Page): Promise<number> {
  for (let press = 0; press < mostPresses; press++) {
    await rememberLooks(page)
    await page.keyboard.press('Tab')
    const fault = await focusFault(page)
    if (fault) throw new Error(`after ${press + 1} × Tab: ${fault}`)
    const hasLeft = await page.evaluate(() => {
      const { activeElement, body } = document
      return !activeElement || activeElement === body || activeElement.tagName === 'IFRAME'
    })
    if (hasLeft) return press
  }
  throw new Error(`Tab does not lead out of the page in ${mostPresses} presses`)
}

export function hasFocus(target: Locator): Promise<boolean> {
  return target.first().evaluate((element) => element === document.activeElement)
}

declare global {
  interface Window {
    looks?: WeakMap<Element, string>
    lookOf?: (element: Element) => string
  }
}

/** Notes how everything that may take the focus looks without it. */
function rememberLooks(page: Page): Promise<void> {
  return page.evaluate(() => {
    const lookOf = (element: Element) => {
      const family = [element, element.parentElement, element.parentElement?.parentElement]
      const styles = family
        .filter((it) => it instanceof Element)
        .flatMap((it) => [getComputedStyle(it), getComputedStyle(it, '::after')])
      return styles
        .map((style) => [style.outline, style.boxShadow, style.borderColor, style.clipPath])
        .join('|')
    }
    const looks = new WeakMap<Element, string>()
    for (const element of document.querySelectorAll('a,button,input,textarea,select,[tabindex]'))
      looks.set(element, lookOf(element))
    Object.assign(window, { looks, lookOf })
  })
}

/** Why a person would not see where the focus is, or null. */
function focusFault(page: Page): Promise<string | null> {
  return page.evaluate(async () => {
    const element = document.activeElement
    // Past the last place of the page the focus is the browser's; inside a frame it is the frame's.
    if (!element || element === document.body || element.tagName === 'IFRAME') return null
    const name = element.outerHTML.slice(0, 160)
    const { width, height, bottom, top } = element.getBoundingClientRect()
    if (width === 0 || height === 0) return `the focus is on something without a size: ${name}`
    if (bottom <= 0 || top >= innerHeight) return `the focus is off the screen: ${name}`
    const before = window.looks?.get(element)
    for (let frame = 0; frame < 30; frame++) {
      if (window.lookOf?.(element) !== before) return null
      await new Promise((resolve) => setTimeout(resolve, 16))
    }
    return `nothing shows the focus: ${name}`
  })
}
