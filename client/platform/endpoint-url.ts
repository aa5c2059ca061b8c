import { type EndpointName, endpoints, type QueryOf } from '#shared/endpoints.ts'

/** Path of an endpoint below the API's address, its parameters filled in. */
export function endpointPath(name: EndpointName, params: Record<string, string> = {}): string {
  return endpoints[name].path.replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(params[key] ?? ''),
  )
}

/** Address of an endpoint that answers with a file, for a plain link. */
export function fileUrl<N extends EndpointName>(
  base: string,
  name: N,
  params: Record<string, string>,
  query?: QueryOf<N>,
): string {
  const given = Object.entries(query ?? {}).filter(([, value]) => value)
  const search = new URLSearchParams(given.map(([key, value]) => [key, String(value)]))
  const path = base.replace(/\/$/, '') + endpointPath(name, params)
  return given.length > 0 ? `${path}?${search}` : path
}
