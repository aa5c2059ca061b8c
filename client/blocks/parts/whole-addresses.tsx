import { splitMark } from '../text-marks.ts'
import { Breakable } from './breakable.tsx'
import { each } from './each.tsx'

/** Text whose addresses of mail and of sites take a new line rather than break at a dash. */
export function WholeAddresses({ text }: { text: string }) {
  // While it can be typed into it is one piece.
  if (splitMark(text)[0]) return text
  const parts = text.split(addresses)
  return each(parts, (part, index) =>
    index % 2 ? (
      <span className="whole">
        <Breakable address={part} />
      </span>
    ) : (
      part
    ),
  )
}

/** With the marks behind one, which would begin a line otherwise. */
const addresses =
  /((?:[\p{sc=Latin}\d_.+-]+@|https?:\/\/|www\.)[\p{sc=Latin}\d-]+(?:[./][\p{sc=Latin}\d_-]+)+[.,;:!?)]*)/u
