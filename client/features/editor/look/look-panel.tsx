import type { CSSProperties } from 'react'
import { useI18n } from '#client/platform/i18n.tsx'
import { Button } from '#client/ui/button.tsx'
import { toHex } from '#shared/page/oklch.ts'
import { artMotifs, fontPairs, moods, type Theme } from '#shared/page/theme.ts'
import { themeTokens } from '#shared/page/theme-tokens.ts'
import { ChoiceField } from './choice-field.tsx'
import type { Editor } from './editor.ts'
import type { EditorState } from './editor-state.ts'
import { RangeField } from './range-field.tsx'
import { surprisingTheme } from './surprising-theme.ts'

/** The values of each choice of a theme, in the order they are offered. */
const choices = {
  mood: moods,
  pair: fontPairs,
  scale: ['compact', 'regular', 'grand'],
  radius: ['none', 'small', 'large', 'round'],
  density: ['dense', 'regular', 'airy'],
  scheme: ['light', 'dark', 'auto'],
} as const satisfies { [K in keyof Theme]?: readonly Theme[K][] }

type ChoiceKey = keyof typeof choices
const choiceKeys = Object.keys(choices) as ChoiceKey[]

/** How the page looks. Every change shows as it is made; text stays legible by construction. */
export function LookPanel({ editor, state }: { editor: Editor; state: EditorState }) {
  const { t } = useI18n()
  const { theme } = state.document
  const set = (patch: Partial<Theme>) =>
    editor.apply([{ op: 'theme', theme: patch }], `theme:${Object.keys(patch).join()}`)
  return (
    <section className="grid grid-cols-1 gap-6" aria-label={t('editor.look.label')}>
      <div className="flex items-center justify-between gap-3">
        <Swatches theme={theme} />
        <Button
          size="sm"
          icon="dices"
          onClick={() => editor.apply([{ op: 'theme', theme: surprisingTheme(theme) }])}
        >
          {t('editor.look.surprise')}
        </Button>
      </div>
      <div className="grid gap-4">
        <RangeField
          label={t('editor.look.hue')}
          value={Math.round(theme.hue)}
          max={359}
          track={hueTrack}
          onChange={(hue) => set({ hue })}
        />
        <RangeField
          label={t('editor.look.chroma')}
          value={Math.round(theme.chroma * 100)}
          max={26}
          track={chromaTrack(theme.hue)}
          onChange={(percent) => set({ chroma: percent / 100 })}
        />
      </div>
      {choiceKeys.map((key) => (
        <ChoiceField
          key={key}
          label={t(`editor.look.${key}.label`)}
          value={theme[key]}
          options={choices[key].map((value) => ({
            value,
            label: t(`editor.look.${key}.${value}`),
          }))}
          onChange={(value) => set({ [key]: value })}
        />
      ))}
      <ChoiceField
        label={t('editor.look.art.label')}
        value={theme.art.motif}
        options={artMotifs.map((value) => ({ value, label: t(`editor.look.art.${value}`) }))}
        onChange={(motif) => set({ art: { ...theme.art, motif } })}
      />
      <Button
        size="sm"
        icon="refresh-cw"
        className="justify-self-start"
        onClick={() => set({ art: { ...theme.art, seed: theme.art.seed + 1 } })}
      >
        {t('editor.look.redraw')}
      </Button>
    </section>
  )
}

/** The main colours as the page has them. */
function Swatches({ theme }: { theme: Theme }) {
  const { light, dark } = themeTokens(theme)
  const tokens = theme.scheme === 'dark' ? dark : light
  return (
    <div aria-hidden="true" className="flex overflow-hidden rounded-md border border-line">
      {(['bg', 'tint', 'accent', 'primary', 'ink'] as const).map((role) => (
        <span key={role} style={{ background: tokens[role] }} className="h-8 w-9" />
      ))}
    </div>
  )
}

const hueTrack = track(
  Array.from({ length: 13 }, (_, step) => toHex({ l: 0.68, c: 0.14, h: step * 30 })),
)

function chromaTrack(hue: number): CSSProperties {
  return track([0, 0.13, 0.26].map((c) => toHex({ l: 0.62, c, h: hue })))
}

function track(colours: string[]): CSSProperties {
  return { background: `linear-gradient(to right, ${colours.join()})` }
}
