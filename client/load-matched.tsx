import { matchRoutes, type RouteObject } from 'react-router'

/**
 * Loads the lazy modules of an address: of the current one, so that hydration finds every
 * component at once. Answers with what went wrong, or null; a route whose module is missing fails
 * when it is shown.
 */
export async function loadMatched(
  routes: RouteObject[],
  path: string,
  basename: string,
): Promise<unknown> {
  let missing: unknown = null
  const loadModule = async ({ route }: { route: RouteObject }) => {
    if (typeof route.lazy !== 'function') return
    try {
      Object.assign(route, await route.lazy(), { lazy: undefined })
    } catch (error) {
      missing = error
      Object.assign(route, { element: <Missing error={error} />, lazy: undefined })
    }
  }
  await Promise.all((matchRoutes(routes, path, basename) ?? []).map(loadModule))
  return missing
}

function Missing({ error }: { error: unknown }): never {
  throw error
}
