import { getHeapSpaceStatistics } from 'node:v8'
import { AppError } from '#shared/errors.ts'

/** Functions as hostile text makes them: they never end, overflow, fill the memory, break. */
export const functions = {
  double: (value: number): number => 2 * value,
  tell: (value: object): object => ({ ...value, told: true }),
  never(): number {
    for (;;);
  },
  /** Has no processor for so many ms. */
  wait(ms: number): number {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
    return ms
  },
  deep(depth = 0): number {
    return functions.deep(depth + 1) + 1
  },
  huge(): number {
    const held: number[][] = []
    for (;;) held.push(Array(1e6).fill(held.length))
  },
  /** @returns bytes the young heap takes once there is much of what is new */
  young(): number {
    const held: object[] = []
    for (let count = 0; count < 3e5; count++) held[count % 1e5] = { count }
    const space = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')
    return space?.space_size ?? 0
  },
  refuse(): number {
    throw new AppError('not_understood', 'What?', { errors: [{ field: 'brief', message: 'no' }] })
  },
}

export type SlowFunctions = typeof functions
