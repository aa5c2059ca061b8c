import type { ToldValue, ValueChange } from '#shared/page/compare/page-changes.ts'
import { Icon } from './icon.tsx'
import { Picture } from './picture.tsx'

/** What words cannot tell, small: a picture or a colour as it was and as it is. */
export function Samples({ change: { kind, before, after } }: { change: ValueChange }) {
  const isTelling = (value: ToldValue) => value !== null && value !== 'art'
  if (!/^(colour|picture)$/.test(kind) || ![before, after].some(isTelling)) return null
  return (
    <span className="flex items-center gap-2">
      {before !== null && <Sample kind={kind} value={String(before)} />}
      <Icon name="arrow-right" size={16} className="text-muted" />
      {after !== null && <Sample kind={kind} value={String(after)} />}
    </span>
  )
}

const frame = 'rounded-sm border border-line'
const size = 'h-18 w-24 bg-sunken'

function Sample({ kind, value }: { kind: ValueChange['kind']; value: string }) {
  if (kind === 'colour')
    return <span className={`size-6 ${frame}`} style={{ backgroundColor: value }} />
  // Drawn art is seen on the page alone.
  if (value === 'art')
    return (
      <span className={`grid place-items-center text-muted ${size} ${frame}`}>
        <Icon name="image" />
      </span>
    )
  const look = { width: 96, height: 72, className: `object-cover ${size} ${frame}` }
  return <Picture source={value} alt="" {...look} />
}
