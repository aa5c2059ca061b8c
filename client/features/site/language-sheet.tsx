import { useI18n } from '#client/platform/i18n.tsx'
import { blankFills, foldSheet } from '#client/ui/folded-paper.ts'
import { localeCodes, locales } from '#shared/locales.ts'

const cell = 60

/** The idea of the house in one drawing: one sheet, nine facets, one a language. */
export function LanguageSheet({ className = '' }: { className?: string }) {
  const { locale } = useI18n()
  return (
    <svg aria-hidden viewBox={`-1 -1 ${cell * 3 + 2} ${cell * 3.3 + 2}`} className={className}>
      {foldSheet(3, 3, cell).map(({ points, shade, row, column }) => {
        const code = localeCodes[row * 3 + column]
        if (!code) return null
        const lit = code === locale
        return (
          <g key={code}>
            <polygon points={points} className={lit ? 'fill-accent' : blankFills[shade]} />
            <text
              lang={locales[code].tag}
              transform={placeText(column, row)}
              textAnchor="middle"
              className={`font-display text-[0.5625rem] ${lit ? 'fill-on-accent' : 'fill-text'}`}
            >
              {locales[code].name}
            </text>
          </g>
        )
      })}
    </svg>
  )
}

/** Lays a word on its slope: up to the right on even columns, down on odd ones. */
function placeText(column: number, row: number): string {
  const slope = column % 2 === 0 ? -1 : 1
  const x = (column + 0.5) * cell
  const y = (row + 0.68) * cell
  return `translate(${x} ${y}) skewY(${slope * 16.7})`
}
