import { useId } from 'react'
import { Art } from '#client/blocks/art/art.tsx'
import { useI18n } from '#client/platform/i18n.tsx'
import { Button } from '#client/ui/button.tsx'
import { artMotifs, type Theme } from '#shared/page/theme.ts'
import { PageColours } from '../page-colours.tsx'
import type { TryTheme } from './try-theme.ts'

export interface ArtChoicesProps {
  theme: Theme
  onTry: TryTheme
  onChange: (art: Theme['art']) => void
}

/** The drawings of a page, drawn. */
export function ArtChoices({ theme, onTry, onChange }: ArtChoicesProps) {
  const { t } = useI18n()
  const group = useId()
  const { art } = theme
  return (
    <PageColours theme={theme}>
      <fieldset>
        <legend className="mb-2 text-sm font-medium">{t('editor.look.art.label')}</legend>
        <div className="page-art grid grid-cols-5 gap-2">
          {artMotifs.map((motif) => (
            <label
              key={motif}
              title={t(`editor.look.art.${motif}`)}
              onPointerEnter={({ pointerType }) =>
                pointerType === 'mouse' && onTry({ art: { ...art, motif } })
              }
              onPointerLeave={() => onTry(null)}
              className="relative block aspect-square cursor-pointer overflow-hidden rounded-md border border-line bg-(--page-tint) hover:shadow-float has-checked:outline-2 has-checked:outline-offset-2 has-checked:outline-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
            >
              <input
                type="radio"
                name={group}
                aria-label={t(`editor.look.art.${motif}`)}
                checked={motif === art.motif}
                onChange={() => onChange({ ...art, motif })}
                className="absolute inset-0 cursor-pointer appearance-none opacity-0"
              />
              <Art motif={motif} seed={art.seed} width={240} height={240} />
            </label>
          ))}
        </div>
      </fieldset>
      <Button
        size="sm"
        icon="refresh-cw"
        className="mt-3"
        onClick={() => onChange({ ...art, seed: art.seed + 1 })}
      >
        {t('editor.look.redraw')}
      </Button>
    </PageColours>
  )
}
