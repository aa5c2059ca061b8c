import type { CSSProperties } from 'react'
import { useI18n } from '#client/platform/i18n.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { toHex } from '#shared/page/oklch.ts'
import { moods, type Theme } from '#shared/page/theme.ts'
import { ChoiceField } from '../choice-field.tsx'
import { RangeField } from '../range-field.tsx'

/** The values of each choice of a theme, in the order they are offered. */
const choices = {
  mood: moods,
  scale: ['compact', 'regular', 'grand', 'huge'],
  radius: ['none', 'small', 'large', 'round'],
  density: ['dense', 'regular', 'airy'],
} as const satisfies { [K in keyof Theme]?: readonly Theme[K][] }

type ChoiceKey = keyof typeof choices
const choiceKeys = Object.keys(choices) as ChoiceKey[]

export interface FineTuningProps {
  theme: Theme
  onChange: (patch: Partial<Theme>) => void
}

/** Everything about a look that is set by degrees, folded until it is wanted. */
export function FineTuning({ theme, onChange }: FineTuningProps) {
  const { t } = useI18n()
  return (
    <details className="group border-t border-line pt-4">
      <summary className="flex min-h-9 cursor-pointer items-center justify-between rounded-sm text-sm font-medium">
        {t('editor.look.fineTune')}
        <Icon
          name="chevron-down"
          className="transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <div className="grid gap-5 pt-4">
        <RangeField
          label={t('editor.look.hue')}
          value={Math.round(theme.hue)}
          max={359}
          track={hueTrack}
          onChange={(hue) => onChange({ hue })}
        />
        <RangeField
          label={t('editor.look.chroma')}
          value={Math.round(theme.chroma * 100)}
          max={26}
          track={chromaTrack(theme.hue)}
          onChange={(percent) => onChange({ chroma: percent / 100 })}
        />
        {choiceKeys.map((key) => (
          <ChoiceField
            key={key}
            label={t(`editor.look.${key}.label`)}
            value={theme[key]}
            options={choices[key].map((value) => ({
              value,
              label: t(`editor.look.${key}.${value}`),
            }))}
            onChange={(value) =>
              onChange({ [key]: value, ...(key === 'scale' && { ownScale: true }) })
            }
          />
        ))}
      </div>
    </details>
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
