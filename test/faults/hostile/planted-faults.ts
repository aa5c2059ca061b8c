import type { Patch } from './support/guard.ts'

/** Faults that are put in, where a guard is the last that holds. */
export const plantedFaults: Record<string, Patch[]> = {
  'endless-reader': [
    {
      file: 'server/composer/compose.ts',
      from: 'const reading = read(request)\n  return composePage',
      to: "while (request.brief.includes('without end'));\n  const reading = read(request)\n  return composePage",
    },
  ],
}
