import { useId, useLayoutEffect, useRef } from 'react'
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

/** The layouts of a section, each by name and drawn small in the page's colours, to choose one from. */
export function LayoutField({ theme, variants, value, onChange }: LayoutFieldProps) {
  const { t } = useI18n()
  const name = useId()
  const row = useRef<HTMLDivElement>(null)
  // In one row on a phone, where what is written stands in sight below: the chosen one is seen.
  useLayoutEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('label:has(:checked)')
    if (row.current && chosen)
      row.current.scrollLeft = chosen.offsetLeft - row.current.offsetLeft - 16
  }, [])
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium stacked:sr-only">{t('changes.layout')}</legend>
      <PageColours theme={theme}>
        <div
          ref={row}
          className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-2 stacked:-mx-4 stacked:flex stacked:overflow-x-auto stacked:px-4 stacked:py-1"
        >
          {variants.map((variant) => (
            <label
              key={variant}
              className="relative grid justify-items-center gap-1 stacked:w-22 stacked:shrink-0 rounded-md border border-line p-1 transition-colors duration-150 hover:border-line-strong has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
            >
              <input
                type="radio"
                name={name}
                checked={variant === value}
                onChange={() => onChange(variant)}
                className="sr-only"
              />
              <Bars bars={layoutPicture(variant)} />
              <span className="pb-0.5 text-center text-xs leading-tight">
                {t(`editor.form.layouts.${variant}`)}
              </span>
            </label>
          ))}
        </div>
      </PageColours>
    </fieldset>
  )
}
