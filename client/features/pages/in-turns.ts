/** As many calls at once as a server gladly takes from one person. */
const atOnce = 4

/** Does the same for each, a few at a time. @returns how many failed */
export async function inTurns<T>(
  items: readonly T[],
  act: (item: T) => Promise<unknown>,
): Promise<number> {
  const waiting = [...items]
  let failed = 0
  const work = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      try {
        await act(item)
      } catch (error) {
        console.error('One of several failed', error)
        failed++
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return failed
}
