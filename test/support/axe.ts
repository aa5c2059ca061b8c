import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Frame, Page } from 'playwright-core'

/** A third of what the package hands out as its source, which the browser reads for each document. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
/** What axe asks of colours; all else is the same in dark and in light ones. */
export const ofColours: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
}

/**
 * What axe finds wrong in one document, a line for each element, and what a dialog cuts off at its
 * sides; frames are asked by themselves.
 */
export async function faultsOf(document: Page | Frame, rules: RunOptions = {}): Promise<string[]> {
  await document.evaluate(settle)
  if (!(await document.evaluate('"axe" in window'))) await document.evaluate(source)
  const options = JSON.stringify({ iframes: false, resultTypes: ['violations'], ...rules })
  const { violations, passes } = await document.evaluate<AxeResults>(
    `axe.run(document, ${options})`,
  )
  if (passes.length === 0) throw new Error('axe found nothing to look at')
  const broken = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${target.join(' ')} (${any[0]?.message ?? ''})`),
  )
  return [...broken, ...(await document.evaluate(cutOff))]
}

/** The same in dark and in light colours, without a reload: what is open stays open. */
export async function faultsInBothColours(
  page: Page,
  document: Page | Frame = page,
): Promise<string[]> {
  const faults: string[] = []
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    // What fades from one colour to the other has begun to by then, and is waited for.
    await page.evaluate(
      () => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))),
    )
    const found = await faultsOf(document, colorScheme === 'dark' ? ofColours : {})
    faults.push(...found.map((fault) => `${colorScheme}: ${fault}`))
  }
  return faults
}

/** What reaches over the sides of a dialog; a table or a line of code that scrolls may. */
function cutOff(): string[] {
  return [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].flatMap((dialog) => {
    const { left, right } = dialog.getBoundingClientRect()
    const over = [...dialog.querySelectorAll('p, a, input, textarea, button, img, h3')].filter(
      (it) => {
        const box = it.getBoundingClientRect()
        const reaches = box.width > 0 && (box.left < left - 1 || box.right > right + 1)
        return reaches && !it.closest('pre, table')
      },
    )
    return over.map(
      (it) => `cut off: ${it.tagName} ${it.textContent || it.getAttribute('aria-label')}`,
    )
  })
}

/**
 * What still fades in has the colours of neither its start nor its end. What is not drawn, being
 * out of sight under `content-visibility`, stands still, and would be waited for without end.
 */
async function settle(): Promise<void> {
  const ends = ({ effect, timeline }: Animation) =>
    // What moves with scrolling ends where the page does.
    timeline instanceof DocumentTimeline &&
    effect instanceof KeyframeEffect &&
    effect.getComputedTiming().iterations !== Number.POSITIVE_INFINITY &&
    effect.target?.checkVisibility({ contentVisibilityAuto: true })
  const ending = document.getAnimations().filter(ends)
  await Promise.allSettled(ending.map(({ finished }) => finished))
}
