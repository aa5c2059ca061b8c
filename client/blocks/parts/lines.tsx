import { splitMark } from '../text-marks.ts'
import { each } from './each.tsx'
import { WholeAddresses } from './whole-addresses.tsx'

/** Text of several lines: a paragraph each. Nothing where there is none. */
export function Lines({ text, className }: { text: string; className?: string }) {
  const [mark, words] = splitMark(text)
  const lines = words.split(/\n+/).filter((line) => line.trim())
  return each(lines, (line) => (
    <p className={className}>
      <WholeAddresses text={mark + line} />
    </p>
  ))
}
