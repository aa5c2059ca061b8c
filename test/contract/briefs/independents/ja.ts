import type { LabelledBrief } from '../labelled-brief.ts'

export const ja: readonly LabelledBrief[] = []
