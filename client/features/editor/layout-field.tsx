import { useId } from 'react'
import { useI18n } from '#client/platform/i18n.tsx'
import { Bars } from './kind-picture.tsx'
import { layoutPicture } from './layout-pictures.ts'
import type { PageColoursProps } from './page-colours.tsx'
import { PageColours } from './page-colours.tsx'

export interface LayoutFieldProps {
  theme: PageColoursProps['theme']
  variants: readonly string[]
  value: string
  onChange: (variant: string) => void
}

/** The layouts of a section, each drawn small in the page's colours, to choose one from. */
export function LayoutField({ theme, variants, value, onChange }: LayoutFieldProps) {
  const { t } = useI18n()
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium">{t('changes.layout')}</legend>
      <PageColours theme={theme}>
        <div className="flex flex-wrap gap-2">
          {variants.map((variant, at) => (
            <label
              key={variant}
              className="rounded-md border border-line p-1 transition-colors duration-150 hover:border-line-strong has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
            >
              <input
                type="radio"
                name={name}
                aria-label={t('editor.form.layout', { at: at + 1, of: variants.length })}
                checked={variant === value}
                onChange={() => onChange(variant)}
                className="sr-only"
              />
              <Bars bars={layoutPicture(variant)} />
            </label>
          ))}
        </div>
      </PageColours>
    </fieldset>
  )
}
