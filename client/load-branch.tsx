import type { RouteObject } from 'react-router'

/** The routes from the outermost down to one; empty where there is none of that id. */
export function branchTo(routes: readonly RouteObject[], id: string): RouteObject[] {
  for (const route of routes) {
    const below = route.id === id ? [] : branchTo(route.children ?? [], id)
    if (route.id === id || below.length > 0) return [route, ...below]
  }
  return []
}

/**
 * Loads the lazy modules of some routes: of the current address, so that hydration finds every
 * component at once. Answers with what went wrong, or null; a route whose module is missing fails
 * when it is shown.
 */
export async function loadBranch(branch: readonly RouteObject[]): Promise<unknown> {
  let missing: unknown = null
  const loadModule = async (route: RouteObject) => {
    if (typeof route.lazy !== 'function') return
    try {
      Object.assign(route, await route.lazy(), { lazy: undefined })
    } catch (error) {
      missing = error
      Object.assign(route, { element: <Missing error={error} />, lazy: undefined })
    }
  }
  await Promise.all(branch.map(loadModule))
  return missing
}

function Missing({ error }: { error: unknown }): never {
  throw error
}
