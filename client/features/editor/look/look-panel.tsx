import { useLayoutEffect, useRef } from 'react'
import { useI18n } from '#client/platform/i18n.tsx'
import { Button } from '#client/ui/button.tsx'
import { Segments } from '#client/ui/segments.tsx'
import type { Media } from '#shared/blocks/field.ts'
import { locales } from '#shared/locales.ts'
import type { PageDocument } from '#shared/page/document.ts'
import type { Theme } from '#shared/page/theme.ts'
import type { Editor } from '../editor.ts'
import type { EditorState } from '../editor-state.ts'
import { ArtChoices } from './art-choices.tsx'
import { ColourChoices } from './colour-choices.tsx'
import { FineTuning } from './fine-tuning.tsx'
import { FontChoices } from './font-choices.tsx'
import { Miniatures } from './miniatures.tsx'
import { shuffledLook } from './shuffled-look.ts'
import type { TryTheme } from './try-theme.ts'

export interface LookPanelProps {
  editor: Editor
  state: EditorState
  onTry: TryTheme
}

const schemes = ['light', 'dark', 'auto'] as const

/** How the page looks, chosen by looking. Text stays legible by construction. */
export function LookPanel({ editor, state, onTry }: LookPanelProps) {
  const { t } = useI18n()
  const root = useRef<HTMLElement>(null)
  // What stood here before may have been scrolled far down.
  useLayoutEffect(() => {
    root.current?.scrollIntoView({ block: 'start' })
  }, [])
  const { document, slug } = state
  const { theme, facts, meta, base } = document
  const set = (patch: Partial<Theme>) => {
    onTry(null)
    editor.apply([{ op: 'theme', theme: patch }], `theme:${Object.keys(patch).join()}`)
  }
  return (
    <section ref={root} className="grid grid-cols-1 gap-7" aria-label={t('editor.look.label')}>
      <div className="grid gap-3">
        <div className="flex items-center justify-between gap-3">
          <h2 className="font-text text-sm font-medium tracking-normal">
            {t('editor.look.looks')}
          </h2>
          <Button size="sm" icon="dices" onClick={() => editor.apply(shuffledLook(document))}>
            {t('editor.look.surprise')}
          </Button>
        </div>
        <Miniatures document={document} slug={slug} onTry={onTry} onChoose={set} />
      </div>
      <div className="grid gap-3">
        <ColourChoices theme={theme} onTry={onTry} onChange={set} />
        <Segments
          label={t('editor.look.scheme.label')}
          value={theme.scheme}
          onChange={(scheme) => set({ scheme })}
          segments={schemes.map((value) => ({ value, label: t(`editor.look.scheme.${value}`) }))}
        />
      </div>
      <FontChoices
        name={facts.name || meta.title}
        lang={locales[base].tag}
        value={theme.pair}
        onTry={onTry}
        onChange={(pair) => set({ pair })}
      />
      {showsArt(document) && (
        <ArtChoices theme={theme} onTry={onTry} onChange={(art) => set({ art })} />
      )}
      <FineTuning theme={theme} onChange={set} />
    </section>
  )
}

/** Whether anything on the page is drawn in its motif. */
function showsArt({ blocks }: PageDocument): boolean {
  return Object.values(blocks).some(({ type, variant, props }) => {
    const isPictured = type === 'hero' && !['type', 'card'].includes(variant)
    return isPictured && (props.media as Media | undefined)?.kind === undefined
  })
}
