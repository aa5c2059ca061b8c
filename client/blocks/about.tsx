import { shapeOf } from '#shared/page/photo-shape.ts'
import { plainText } from '#shared/page/rich-text.ts'
import { isThought, saidBy } from './is-thought.ts'
import type { BlockViewProps, PageContext } from './page-context.ts'
import { fill } from './page-words.ts'
import { photoSlot } from './parts/photo-slot.ts'
import { Picture } from './parts/picture.tsx'
import { RichTextView } from './parts/rich-text-view.tsx'
import { SectionHead } from './parts/section-head.tsx'

export function AboutView({ id, block, variant, page }: BlockViewProps<'about'>) {
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
        <div className="frame" data-ratio={shapeOf(block.media)} {...photoSlot(page, id, 'media')}>
          <Picture media={block.media} page={page} {...pictureSizes(variant)} />
          {page.photos?.over(id, 'media', block.media)}
        </div>
      )}
    </div>
  )
}

/** Beside the text, or as wide as the page below it. */
function pictureSizes(variant: string): { width: number; sizes: string } {
  return variant === 'split'
    ? { width: 640, sizes: '(min-width:75rem) 29rem, (min-width:44rem) 42vw, 92vw' }
    : { width: 1104, sizes: '(min-width:75rem) 69rem, 92vw' }
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
