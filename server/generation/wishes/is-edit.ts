import { type EditOp, editOpSchema, type Op } from '#shared/page/ops.ts'

const names = new Set(editOpSchema.def.options.map(({ shape }) => shape.op.def.values[0]))

/** Whether an op of a log changes the page, rather than tell of it. */
export function isEdit(op: Op): op is EditOp {
  return names.has(op.op as EditOp['op'])
}
