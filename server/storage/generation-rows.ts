import type { GenerationRow } from './schema.ts'
import type { JobStatus, StoredGeneration } from './storage.ts'

export function generationToRow(generation: StoredGeneration): GenerationRow {
  return {
    ...generation,
    request: JSON.stringify(generation.request),
    usage: generation.usage && JSON.stringify(generation.usage),
  }
}

export function generationFromRow(row: GenerationRow): StoredGeneration {
  return {
    ...row,
    request: JSON.parse(row.request),
    kind: row.kind === 'wish' ? 'wish' : 'page',
    engine: row.engine === 'model' ? 'model' : 'composer',
    status: row.status as JobStatus,
    usage: row.usage === null ? null : JSON.parse(row.usage),
  }
}
