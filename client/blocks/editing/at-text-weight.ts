/**
 * Browsers take whatever is set in heavy letters for bold already, and would take that back: while
 * they are asked, the text stands in letters of text weight and only its marked words are heavy.
 * Nothing of it is drawn.
 */
export function atTextWeight<T>(text: HTMLElement, ask: () => T): T {
  text.dataset.weighed = ''
  try {
    return ask()
  } finally {
    delete text.dataset.weighed
  }
}
