import { invalid } from '#shared/errors.ts'

/** What is to end may not have ended already. @throws AppError `invalid` */
export function refusePast(expiresAt: number | null, now: number): void {
  if (expiresAt !== null && expiresAt <= now)
    throw invalid([{ field: 'expiresAt', message: 'a moment to come, in milliseconds since 1970' }])
}
