import { each } from './each.tsx'

/** Text of several lines: a paragraph each. Nothing where there is none. */
export function Lines({ text, className }: { text: string; className?: string }) {
  const lines = text.split(/\n+/).filter((line) => line.trim())
  return each(lines, (line) => <p className={className}>{line}</p>)
}
