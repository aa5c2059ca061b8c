import type { BlockType } from '#shared/blocks/index.ts'
import type { PageContext } from '../page-context.ts'
import { fitted } from './fitted.ts'
import { Lines } from './lines.tsx'
import { Unbroken } from './unbroken.tsx'

interface SectionHeadProps {
  id: string
  type: BlockType
  title: string
  lead?: string
  page: PageContext
}

/** A section's heading; unseen where the block has none, so that the outline stays whole. */
export function SectionHead({ id, type, title, lead = '', page }: SectionHeadProps) {
  if (!title && !lead) return <HiddenHead id={id} type={type} page={page} />
  return (
    <div className="head">
      {title ? (
        <h2 id={headingId(id)} {...fitted(title)}>
          <Unbroken text={title} />
        </h2>
      ) : (
        <HiddenHead id={id} type={type} page={page} />
      )}
      <Lines text={lead} className="lead" />
    </div>
  )
}

function HiddenHead({ id, type, page }: Pick<SectionHeadProps, 'id' | 'type' | 'page'>) {
  return (
    <h2 id={headingId(id)} className="vh">
      {page.words.sections[type]}
    </h2>
  )
}

/** What a section is labelled by. */
export function headingId(id: string): string {
  return `${id}-title`
}
