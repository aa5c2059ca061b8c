import type { LabelledBrief } from '../labelled-brief.ts'

export const kr: readonly LabelledBrief[] = []
