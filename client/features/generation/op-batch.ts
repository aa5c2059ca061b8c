import type { NumberedOp } from './generation-slice.ts'

/** How long ops may wait for their neighbours: less than a frame. The first ones wait for none. */
const gatherMs = 12

export interface OpBatch {
  add(op: NumberedOp): void
  flush(): void
}

/** Gathers ops that come close together, so that the screen is drawn once for all of them. */
export function createOpBatch(deliver: (ops: NumberedOp[]) => void): OpBatch {
  let waiting: NumberedOp[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let pause = 0
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    const ops = waiting
    waiting = []
    pause = gatherMs
    if (ops.length > 0) deliver(ops)
  }
  return {
    add(op) {
      waiting.push(op)
      timer ??= setTimeout(flush, pause)
    },
    flush,
  }
}
