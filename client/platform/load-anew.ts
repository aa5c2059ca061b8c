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
  const path = pathname + search
  if (state != null) {
    history.pushState({ usr: state, key: 'anew' }, '', path + hash)
    location.reload()
  } else if (path === location.pathname + location.search) {
    // To an address that differs in its hash alone a browser only scrolls.
    location.reload()
  } else {
    location.assign(path + hash)
  }
}
