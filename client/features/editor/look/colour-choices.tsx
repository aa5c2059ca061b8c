import { useId } from 'react'
import { useI18n } from '#client/platform/i18n.tsx'
import { type SwatchName, swatches } from '#shared/page/swatches.ts'
import type { Theme } from '#shared/page/theme.ts'
import { shownTokens } from '../page-colours.tsx'
import type { TryTheme } from './try-theme.ts'

/** Around the circle, quiet and strong. */
const offered = [
  'wine',
  'coral',
  'terracotta',
  'honey',
  'olive',
  'forest',
  'teal',
  'sky',
  'navy',
  'indigo',
  'plum',
  'graphite',
] as const satisfies readonly SwatchName[]

export interface ColourChoicesProps {
  theme: Theme
  onTry: TryTheme
  onChange: (colour: Pick<Theme, 'hue' | 'chroma'>) => void
}

/** Palettes as the page would have them: its paper, its colour and its accent. */
export function ColourChoices({ theme, onTry, onChange }: ColourChoicesProps) {
  const { t } = useI18n()
  const group = useId()
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-medium">{t('editor.look.colours')}</legend>
      <div className="grid grid-cols-6 gap-2">
        {offered.map((name) => {
          const colour = swatches[name]
          const tokens = shownTokens({ ...theme, ...colour })
          const label = t(`editor.look.colour.${name}`)
          return (
            <label
              key={name}
              title={label}
              onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onTry(colour)}
              onPointerLeave={() => onTry(null)}
              className="relative aspect-square cursor-pointer overflow-hidden rounded-md border border-line transition-shadow duration-150 hover:shadow-float has-checked:outline-2 has-checked:outline-offset-2 has-checked:outline-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
            >
              <input
                type="radio"
                name={group}
                aria-label={label}
                checked={theme.hue === colour.hue && theme.chroma === colour.chroma}
                onChange={() => onChange(colour)}
                className="absolute inset-0 cursor-pointer appearance-none opacity-0"
              />
              <span aria-hidden="true" className="flex size-full flex-col">
                <span className="grow-[3]" style={{ background: tokens.primary }} />
                <span className="flex grow-[2]">
                  <span className="grow" style={{ background: tokens.bg }} />
                  <span className="grow" style={{ background: tokens.tint }} />
                  <span className="grow" style={{ background: tokens.accent }} />
                </span>
              </span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
