import { type CSSProperties, useId } from 'react'

export interface RangeFieldProps {
  label: string
  value: number
  max: number
  /** What the track looks like. */
  track: CSSProperties
  onChange: (value: number) => void
}

/** A slider over colours. */
export function RangeField({ label, value, max, track, onChange }: RangeFieldProps) {
  const id = useId()
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={max}
        value={value}
        style={track}
        onChange={(event) => onChange(Number(event.target.value))}
        className="h-3 w-full appearance-none rounded-full [&::-moz-range-thumb]:size-6 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-2 [&::-moz-range-thumb]:border-neutral-50 [&::-moz-range-thumb]:bg-neutral-900 [&::-webkit-slider-thumb]:size-6 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-2 [&::-webkit-slider-thumb]:border-neutral-50 [&::-webkit-slider-thumb]:bg-neutral-900"
      />
    </div>
  )
}
