import type { HttpError } from '#client/platform/http-client.ts'

/** The server's words on what is wrong, the field first. */
export function problemDetail({ problem }: HttpError): string {
  const [first] = problem.errors ?? []
  return first ? `${first.field}: ${first.message}` : (problem.detail ?? '')
}
