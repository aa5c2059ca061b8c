import { iconBodies } from 'virtual:icons'
import { useI18n } from '#client/platform/i18n.tsx'
import { blockIcons } from '#shared/blocks/icon-names.ts'

export interface IconFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
}

/** The drawings a block may show, one of them chosen. */
export function IconField({ label, value, onChange }: IconFieldProps) {
  const { t } = useI18n()
  return (
    <details className="rounded-md border border-line">
      <summary className="flex min-h-10 items-center gap-2 rounded-md px-3 text-sm font-medium">
        {label}
        {value && <Drawing name={value} />}
      </summary>
      <div
        role="radiogroup"
        aria-label={label}
        className="grid max-h-52 grid-cols-[repeat(auto-fill,minmax(2.5rem,1fr))] gap-1 overflow-y-auto p-2"
      >
        {['', ...blockIcons].map((name) => (
          <label
            key={name}
            title={name || t('editor.form.none')}
            className="grid size-10 place-items-center rounded-sm text-xs hover:bg-sunken has-checked:bg-accent-soft has-checked:text-on-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={`icon-${label}`}
              aria-label={name || t('editor.form.none')}
              checked={name === value}
              onChange={() => onChange(name)}
              className="sr-only"
            />
            {name ? <Drawing name={name} /> : '–'}
          </label>
        ))}
      </div>
    </details>
  )
}

function Drawing({ name }: { name: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawings bundled at build
      dangerouslySetInnerHTML={{ __html: iconBodies[name] ?? '' }}
    />
  )
}
