/** The place of the greatest of some numbers; of equal ones the first. */
export function greatest(numbers: Float64Array): number {
  let best = 0
  for (let at = 1; at < numbers.length; at += 1)
    if ((numbers[at] as number) > (numbers[best] as number)) best = at
  return best
}
