import type { ToldValue, ValueChange } from '#shared/page/compare/page-changes.ts'
import { Icon } from './icon.tsx'
import { Picture } from './picture.tsx'

/** What words cannot tell, small: a picture or a colour as it was and as it is. */
export function Samples({ change: { kind, before, after } }: { change: ValueChange }) {
  const samples = [before, after].filter((value) => isShown(kind, value))
  if (samples.length === 0) return null
  return (
    <span className="flex items-center gap-2">
      {isShown(kind, before) && <Sample kind={kind} value={String(before)} />}
      <Icon name="arrow-right" size={16} className="text-muted" />
      {isShown(kind, after) && <Sample kind={kind} value={String(after)} />}
    </span>
  )
}

/** Drawn art is seen on the page alone. */
function isShown(kind: ValueChange['kind'], value: ToldValue): boolean {
  return value !== null && (kind === 'colour' || (kind === 'picture' && value !== 'art'))
}

const frame = 'rounded-sm border border-line'

function Sample({ kind, value }: { kind: ValueChange['kind']; value: string }) {
  if (kind === 'colour')
    return <span className={`size-6 ${frame}`} style={{ backgroundColor: value }} />
  const look = { width: 96, height: 72, className: `h-18 w-24 bg-sunken object-cover ${frame}` }
  return <Picture source={value} alt="" {...look} />
}
