/**
 * What a process is started with that does without the guard this one is asked to show in use.
 * @param fault that is put into it beside
 */
export function takenOut(fault = ''): Record<string, string> {
  const { WITHOUT_GUARD = '' } = process.env
  if (!WITHOUT_GUARD && !fault) return {}
  const NODE_OPTIONS = `--import=${new URL('./take-out.ts', import.meta.url)}`
  return { WITHOUT_GUARD, WITH_FAULT: fault, NODE_OPTIONS }
}
