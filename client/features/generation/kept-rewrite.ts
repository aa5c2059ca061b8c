const keyOf = (slug: string) => `ninefold-kept:${slug}`

/** Whether this browser was told to keep all of what the writing left as that revision. */
export function isRewriteKept(slug: string, rev: number): boolean {
  try {
    return localStorage.getItem(keyOf(slug)) === String(rev)
  } catch {
    // Without storage the question is put again with every visit.
    return false
  }
}

/** Remembers it, for the newest writing of the page only. */
export function keepRewrite(slug: string, rev: number): void {
  try {
    localStorage.setItem(keyOf(slug), String(rev))
  } catch (error) {
    console.warn('What was kept cannot be remembered in this browser', error)
  }
}
