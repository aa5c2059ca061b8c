import { useId } from 'react'
import { useI18n } from '#client/platform/i18n.tsx'
import { defaultColour } from '#shared/page/compose-version-1.ts'
import { toHex } from '#shared/page/oklch.ts'
import { type SwatchName, swatches } from '#shared/page/swatches.ts'

const named = [
  'wine',
  'honey',
  'olive',
  'forest',
  'teal',
  'navy',
  'plum',
  'graphite',
] as const satisfies readonly SwatchName[]

/** Our own first, then as many as stand in one row of a phone. */
const offered: readonly { name: SwatchName; colour: string }[] = [
  { name: 'terracotta', colour: defaultColour },
  ...named.map((name) => {
    const { hue, chroma } = swatches[name]
    return { name, colour: toHex({ l: 0.5, c: chroma, h: hue }) }
  }),
]

export interface Version1ColourProps {
  /** `#rrggbb` */
  value: string
  onValue: (colour: string) => void
}

/** One of a few colours that carry a page, or any other. */
export function Version1Colour({ value, onValue }: Version1ColourProps) {
  const { t } = useI18n()
  const group = useId()
  const isOwn = offered.every(({ colour }) => colour !== value)
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-medium">{t('older.form.colour')}</legend>
      <div className="flex flex-wrap items-center gap-2.5">
        {offered.map(({ name, colour }) => (
          <input
            key={name}
            type="radio"
            name={group}
            aria-label={t(`editor.look.colour.${name}`)}
            title={t(`editor.look.colour.${name}`)}
            checked={colour === value}
            onChange={() => onValue(colour)}
            style={{ background: colour }}
            className={`${round} appearance-none checked:outline-2`}
          />
        ))}
        <input
          type="color"
          aria-label={t('editor.look.colours')}
          title={t('editor.look.colours')}
          value={value}
          onChange={(event) => onValue(event.target.value)}
          style={isOwn ? undefined : { background: anyColour }}
          className={`${round} overflow-hidden border-0 p-0 ${isOwn ? 'outline-2' : '[&::-webkit-color-swatch]:opacity-0'} [&::-webkit-color-swatch-wrapper]:p-0 [&::-webkit-color-swatch]:border-0`}
        />
      </div>
    </fieldset>
  )
}

const round =
  'size-8 cursor-pointer rounded-full outline-offset-2 outline-accent transition-shadow duration-150 hover:shadow-float focus-visible:outline-4 pointer-coarse:size-10'

const anyColour = 'conic-gradient(#b3423c,#a8862b,#5d8a3a,#2f8a86,#3f68ad,#7a4f9e,#b3423c)'
