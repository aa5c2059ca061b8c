import { useId } from 'react'
import { Icon } from './icon.tsx'
import type { InterfaceIcon } from './icon-names.ts'

export interface Segment<Value extends string> {
  value: Value
  label: string
  icon?: InterfaceIcon
  /** Class of a label that leaves its place to the icon where there is little room. */
  labelClass?: string
  /** Language of the label, where it is not the interface's. */
  lang?: string
  /** Something to look at there: a dot, and these words for who cannot see it. */
  mark?: string | undefined
}

export interface SegmentsProps<Value extends string> {
  /** What is chosen between, for assistive technology. */
  label: string
  value: Value
  onChange: (value: Value) => void
  segments: Segment<Value>[]
  className?: string
}

/** One of a few, side by side. The browser's own radio buttons, so arrow keys and forms work. */
export function Segments<Value extends string>({
  label,
  value,
  onChange,
  segments,
  className = '',
}: SegmentsProps<Value>) {
  const name = useId()
  return (
    <fieldset
      className={`inline-flex max-w-full min-w-0 gap-1 overflow-x-auto rounded-md bg-sunken p-1 ${className}`}
    >
      <legend className="sr-only">{label}</legend>
      {segments.map((segment) => (
        <label
          key={segment.value}
          lang={segment.lang}
          className="relative inline-flex h-8 pointer-coarse:h-9 cursor-pointer items-center gap-1.5 rounded-sm px-3 text-sm font-medium whitespace-nowrap text-muted transition-colors duration-150 hover:text-text has-checked:bg-raised has-checked:text-text has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name={name}
            value={segment.value}
            checked={segment.value === value}
            onChange={() => onChange(segment.value)}
            className="absolute inset-0 cursor-pointer appearance-none opacity-0"
          />
          {segment.icon && <Icon name={segment.icon} size={16} />}
          {segment.labelClass ? (
            <span className={segment.labelClass}>{segment.label}</span>
          ) : (
            segment.label
          )}
          {segment.mark && (
            <span className="size-1.5 rounded-full bg-warning" title={segment.mark}>
              <span className="sr-only">{segment.mark}</span>
            </span>
          )}
        </label>
      ))}
    </fieldset>
  )
}
