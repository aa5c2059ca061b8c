/** For a file that may be gone: every other trouble with it is trouble. */
export function nullIfMissing(error: unknown): null {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  return null
}
