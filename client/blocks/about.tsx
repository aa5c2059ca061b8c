import { plainText } from '#shared/page/rich-text.ts'
import { isThought, saidBy } from './is-thought.ts'
import type { BlockViewProps, PageContext } from './page-context.ts'
import { fill } from './page-words.ts'
import { photoSlot } from './parts/photo-slot.ts'
import { Picture } from './parts/picture.tsx'
import { RichTextView } from './parts/rich-text-view.tsx'
import { SectionHead } from './parts/section-head.tsx'

export function AboutView({ id, block, page }: BlockViewProps<'about'>) {
  const spoken = isThought(block) && !page.marked ? saidBy(block.body) : null
  if (spoken) return <Spoken id={id} {...spoken} page={page} />
  const told = plainText(block.body)
  const short = isThought(block)
  const since = untoldYear(page, told)
  return (
    <div className="w">
      <div className="about-text">
        <SectionHead id={id} type="about" title={block.title} page={page} />
        {block.quote && <p className="own-quote">{block.quote}</p>}
        <div className={short ? 'prose short' : 'prose'}>
          <RichTextView text={block.body} />
        </div>
        {since && <p className="since">{fill(page.words.since, { year: since })}</p>}
      </div>
      {block.media?.kind === 'upload' && (
        <div className="frame" {...photoSlot(page, id, 'media')}>
          <Picture
            media={block.media}
            page={page}
            width={640}
            sizes="(min-width:60em) 40vw, 100vw"
          />
          {page.photos?.over(id, 'media', block.media)}
        </div>
      )}
    </div>
  )
}

type SpokenProps = Pick<BlockViewProps<'about'>, 'id' | 'page'> & { said: string; by: string }

/** What others say is nothing about oneself: it stands alone, with who says it. */
function Spoken({ id, said, by, page }: SpokenProps) {
  return (
    <div className="w">
      <SectionHead id={id} type="about" title="" page={page} />
      <figure className="spoken">
        <blockquote>{said}</blockquote>
        <figcaption>{by}</figcaption>
      </figure>
    </div>
  )
}

/** The year of its beginning, where no text of the page says it. */
function untoldYear({ facts, document }: PageContext, told: string): string | undefined {
  const since = facts.since?.toString()
  const others = Object.values(document.blocks).map(({ props }) => JSON.stringify(props))
  return since && ![told, ...others].some((said) => said.includes(since)) ? since : undefined
}
