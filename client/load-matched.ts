import { matchRoutes, type RouteObject } from 'react-router'

/**
 * Loads the lazy modules of an address: of the current one, so that hydration finds every
 * component at once. Answers with what went wrong, or null; a route whose module is missing has
 * none afterwards.
 */
export async function loadMatched(
  routes: RouteObject[],
  path: string,
  basename: string,
): Promise<unknown> {
  let missing: unknown = null
  await Promise.all(
    (matchRoutes(routes, path, basename) ?? []).map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      const loading = route.lazy()
      Object.assign(
        route,
        await loading.catch((error: unknown) => {
          missing = error
        }),
        { lazy: undefined },
      )
    }),
  )
  return missing
}
