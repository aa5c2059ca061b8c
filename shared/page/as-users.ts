import type { EditOp } from './ops.ts'

/** A person's words are theirs, whatever a request says. */
export function asUsers(op: EditOp): EditOp {
  switch (op.op) {
    case 'meta':
    case 'fact':
    case 'set':
    case 'append':
    case 'insert':
      return { ...op, src: 'user' }
    // One that is put back, or moves with its item, says whose it was.
    case 'translate':
      return { ...op, src: op.src ?? 'user' }
    default:
      return op
  }
}
