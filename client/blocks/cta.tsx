import { Art } from './art/art.tsx'
import { secondMotif } from './art/second-motif.ts'
import type { BlockViewProps } from './page-context.ts'
import { Actions } from './parts/actions.tsx'
import { Lines } from './parts/lines.tsx'
import { SectionHead } from './parts/section-head.tsx'

export function CtaView({ id, block, variant, page }: BlockViewProps<'cta'>) {
  const { motif, seed } = page.document.theme.art
  return (
    <div className="w">
      <div className="cta-sheet">
        {variant === 'card' && (
          <Art
            motif={secondMotif(motif, `${seed}-${id}`)}
            seed={`${seed}-${id}`}
            width={1200}
            height={360}
          />
        )}
        <div className="cta-text">
          <SectionHead id={id} type="cta" title={block.title} page={page} />
          <Lines text={block.text} className="lead" />
        </div>
        <Actions actions={block.actions} page={page} />
      </div>
    </div>
  )
}
