import { foldSheet, paperFills } from './folded-paper.ts'

/** Each numeral on three columns and five rows; x is paper. */
const numerals: Record<string, string> = {
  0: 'xxxx.xx.xx.xxxx',
  1: '.x.xx..x..x.xxx',
  2: 'xxx..xxxxx..xxx',
  3: 'xxx..xxxx..xxxx',
  4: 'x.xx.xxxx..x..x',
  5: 'xxxx..xxx..xxxx',
  6: 'xxxx..xxxx.xxxx',
  7: 'xxx..x..x.x..x.',
  8: 'xxxx.xxxxx.xxxx',
  9: 'xxxx.xxxx..xxxx',
}

const cell = 20
const advance = cell * 4

/** A number in folded paper. Decoration: what it means is written beside it. */
export function FoldedNumerals({ value, className = '' }: { value: number; className?: string }) {
  const digits = [...String(value)]
  const width = digits.length * advance - cell
  return (
    <svg aria-hidden viewBox={`-2 -2 ${width + 4} ${cell * 5.3 + 4}`} className={className}>
      {digits.map((digit, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a digit is its place
        <g key={place} transform={`translate(${place * advance} 0)`}>
          <Numeral digit={digit} />
        </g>
      ))}
    </svg>
  )
}

function Numeral({ digit }: { digit: string }) {
  const drawing = numerals[digit] ?? ''
  return foldSheet(3, 5, cell)
    .filter(({ column, row }) => drawing[row * 3 + column] === 'x')
    .map(({ points, shade }) => (
      <polygon key={points} points={points} className={paperFills[shade]} />
    ))
}
