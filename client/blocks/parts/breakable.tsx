import { each } from './each.tsx'

/** An address of mail or of a site, which ends a line at its marks before it does within a word. */
export function Breakable({ address }: { address: string }) {
  return each(address.split(breaks), (part, index) => (
    <>
      {index > 0 && <wbr />}
      {part}
    </>
  ))
}

/** Before a part that follows a full stop, so that no line seems to end with one; behind a dash. */
const breaks = /(?=[@.])(?<=[\p{L}\p{N}])|(?<=[/-])(?=[\p{L}\p{N}])/u
