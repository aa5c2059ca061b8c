import { useEffect, useId } from 'react'
import { fontFaces } from '#client/blocks/font-faces.ts'
import { fontPairs as voices } from '#client/blocks/font-pairs.ts'
import { useI18n } from '#client/platform/i18n.tsx'
import { fontPairs, type Theme } from '#shared/page/theme.ts'
import type { TryTheme } from './try-theme.ts'

export interface FontChoicesProps {
  /** What the page is called: each choice says it in its own letters. */
  name: string
  lang: string
  value: Theme['pair']
  onTry: TryTheme
  onChange: (pair: Theme['pair']) => void
}

/** The type of a page, each choice set in itself. */
export function FontChoices({ name, lang, value, onTry, onChange }: FontChoicesProps) {
  const { t } = useI18n()
  const group = useId()
  useEffect(loadFaces, [])
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-medium">{t('editor.look.pair.label')}</legend>
      <div className="grid grid-cols-1 gap-1.5">
        {fontPairs.map((pair) => {
          const { family, weight, tracking } = voices[pair].display
          return (
            <label
              key={pair}
              onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onTry({ pair })}
              onPointerLeave={() => onTry(null)}
              className="flex min-h-12 cursor-pointer items-center gap-3 rounded-md border border-line bg-raised px-3 py-1.5 transition-colors duration-150 hover:border-line-strong has-checked:border-accent has-checked:outline-1 has-checked:outline-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
            >
              <input
                type="radio"
                name={group}
                checked={pair === value}
                onChange={() => onChange(pair)}
                className="sr-only"
              />
              <span
                lang={lang}
                className="min-w-0 grow truncate text-xl leading-tight"
                style={{
                  fontFamily: `'${nameOf(family)}'`,
                  fontWeight: weight,
                  letterSpacing: `${tracking}em`,
                }}
              >
                {name}
              </span>
              <span className="shrink-0 text-xs text-muted">{t(`editor.look.pair.${pair}`)}</span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

/** Apart from the families of the interface, some of which are other cuts of the same. */
const nameOf = (family: string) => `Page ${family}`

/** Latin letters alone: what is shown is a name, and the page itself has all of it. */
function loadFaces(): void {
  for (const pair of fontPairs) {
    const { family } = voices[pair].display
    const name = nameOf(family)
    if ([...document.fonts].some((face) => face.family.includes(name))) continue
    const face = new FontFace(name, `url(${fontFaces[family].latin})`, { weight: '100 900' })
    document.fonts.add(face)
    face.load().catch((error: unknown) => console.warn('A font could not be shown', name, error))
  }
}
