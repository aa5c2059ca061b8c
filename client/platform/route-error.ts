/** An error with a status, in the shape React Router answers with that status. */
export interface RouteError {
  status: number
  statusText: string
  internal: boolean
  data: unknown
}

export function routeError(status: number, data: unknown): RouteError {
  return { status, statusText: '', internal: false, data }
}

export function isRouteError(error: unknown): error is RouteError {
  return (
    typeof error === 'object' &&
    error !== null &&
    'data' in error &&
    'status' in error &&
    typeof error.status === 'number'
  )
}
