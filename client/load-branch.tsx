import type { RouteObject } from 'react-router'
import type { FetchParts } from './routes/screen.ts'

type LoadedRoute = Partial<RouteObject> & { fetchParts?: FetchParts | undefined }

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
 * @param drawn what the server has drawn each route with
 */
export async function loadBranch(
  branch: readonly RouteObject[],
  drawn: Record<string, unknown> = {},
): Promise<unknown> {
  let missing: unknown = null
  const loadModule = async (route: RouteObject) => {
    if (typeof route.lazy !== 'function') return
    try {
      const { fetchParts, ...found }: LoadedRoute = await route.lazy()
      Object.assign(route, found, { lazy: undefined })
      await fetchParts?.(drawn[route.id ?? ''])
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
