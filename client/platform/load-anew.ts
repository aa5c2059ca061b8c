/** The parts of the router's location that a document's address and history entry need. */
export interface Target {
  pathname: string
  search: string
  hash: string
  state?: unknown
}

/**
 * Goes to a target as a new document, never through the router. What travels beside a navigation,
 * such as a brief, stays in the history entry, where the router finds it again.
 */
export function loadAnew({ pathname, search, hash, state }: Target): void {
  const { location, history } = window
  if (state != null) {
    history.pushState({ usr: state, key: 'anew' }, '', pathname + search + hash)
    location.reload()
  } else if (isShown({ pathname, search })) {
    // To an address that differs in its hash alone a browser only scrolls.
    location.reload()
  } else {
    location.assign(pathname + search + hash)
  }
}

/** Whether the document's address is this one, whatever its hash. */
export function isShown({ pathname, search }: Pick<Target, 'pathname' | 'search'>): boolean {
  return pathname === window.location.pathname && search === window.location.search
}
