import type { PreviewReport } from '../preview-messages.ts'

/** Where facts stand on a page: they are kept once, so they are changed in their own form. */
const facts: readonly (readonly [selector: string, fact: string])[] = [
  ['.price', 'prices'],
  ['.hours-sheet > table', 'hours'],
  ['.logo', 'name'],
  ['address', 'place'],
  ['.since', 'since'],
]

/** Reports a press on a fact. */
export function pressFacts(document: Document, report: (message: PreviewReport) => void): void {
  document.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null
    const fact = target && factAt(target)
    const entry = target?.closest<HTMLElement>('[data-price]')?.dataset.price
    if (fact) report({ type: 'ninefold:fact', fact, ...(entry && { entry }) })
  })
}

function factAt(target: Element): string | null {
  const listed = target.closest<HTMLElement>('[data-fact]')?.dataset.fact
  return listed ?? facts.find(([selector]) => target.closest(selector))?.[1] ?? null
}
