import type { CheckedBrief, CheckedWish, Cost } from './check-model.ts'
import type { FieldCount } from './reading-measures.ts'

/** What a model has done, in a page of text. */
export function reportOf(briefs: readonly CheckedBrief[], wishes: readonly CheckedWish[]): string {
  return [...reportOnBriefs(briefs), '', ...reportOnWishes(wishes)].join('\n')
}

function reportOnBriefs(briefs: readonly CheckedBrief[]): string[] {
  if (briefs.length === 0) return []
  const total = (of: (brief: CheckedBrief) => number) => sum(briefs.map(of))
  const fields = Object.keys(briefs[0]?.after ?? {})
  return [
    `Briefs: ${briefs.length}, answered ${briefs.filter(({ isAnswered }) => isAnswered).length}`,
    `  said ${total(({ claims }) => claims)}, proven by the brief ${total(({ taken }) => taken)}, not said by it and left out ${total(({ invented }) => invented)}`,
    `  ${costOf(briefs)}`,
    '  field        right of found / right of due (due): the reader alone → with the model',
    ...fields.map((field) => {
      const [before, after] = (['before', 'after'] as const).map((when) =>
        added(briefs.flatMap((brief) => brief[when][field] ?? [])),
      )
      return before && after
        ? `  ${field.padEnd(12)} ${shares(before)} → ${shares(after)} (${after.due})`
        : ''
    }),
  ]
}

function reportOnWishes(wishes: readonly CheckedWish[]): string[] {
  if (wishes.length === 0) return []
  const asked = wishes.filter(({ engine }) => engine === 'model')
  const missed = wishes.filter(({ isDone }) => !isDone)
  return [
    `Wishes: ${wishes.length}, carried out ${wishes.length - missed.length}; ${wishes.length - asked.length} by the reader without the model`,
    `  invented and left out ${sum(wishes.map(({ invented }) => invented))}`,
    `  ${costOf(asked)}`,
    ...missed.map(
      ({ language, kind, note }) => `  not done: ${language} ${kind}${note ? ` – ${note}` : ''}`,
    ),
  ]
}

function costOf(costs: readonly Cost[]): string {
  if (costs.length === 0) return 'no calls'
  const times = costs.map(({ milliseconds }) => milliseconds).toSorted((one, other) => one - other)
  const at = (part: number) => Math.round(times[Math.floor((times.length - 1) * part)] ?? 0)
  const mean = (of: (cost: Cost) => number) => Math.round(sum(costs.map(of)) / costs.length)
  return `each: ${at(0.5)} ms (the slowest tenth from ${at(0.9)} ms), ${mean(({ inputTokens }) => inputTokens)} tokens read and ${mean(({ outputTokens }) => outputTokens)} written`
}

function added(counts: readonly FieldCount[]): FieldCount {
  const total = (key: keyof FieldCount) => sum(counts.map((count) => count[key]))
  return { right: total('right'), found: total('found'), due: total('due') }
}

function shares({ right, found, due }: FieldCount): string {
  return `${share(right, found)}/${share(right, due)}`
}

function share(part: number, whole: number): string {
  return whole === 0 ? '–' : `${Math.round((100 * part) / whole)} %`
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}
