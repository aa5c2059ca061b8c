import { Fragment } from 'react'
import { useI18n } from '#client/platform/i18n.tsx'
import { locales } from '#shared/locales.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import type { BriefSpan, Place } from './brief-spans.ts'

export interface BriefReadingProps {
  spans: readonly BriefSpan[]
  language: PageLanguage
  /** The text of the page a person points at. */
  pointed: Place | null
  /** Lets places of the page be seen while they are pointed at; [] ends it. */
  onPoint: (places: Place[]) => void
  /** Brings a place into view. */
  onShow: (place: Place) => void
}

const underline =
  'animate-underline bg-[linear-gradient(currentColor,currentColor)] bg-size-[100%_1.5px] bg-position-[0_100%] bg-no-repeat pb-px'

/** The brief as it was read: what became of its words is underlined, and leads to where they stand. */
export function BriefReading({ spans, language, ...props }: BriefReadingProps) {
  let marked = 0
  return (
    <p lang={locales[language].tag} className="text-sm leading-7 wrap-anywhere whitespace-pre-line">
      {spans.map((span, index) => {
        const style = span.kind === 'plain' ? undefined : { animationDelay: `${marked++ * 45}ms` }
        // biome-ignore lint/suspicious/noArrayIndexKey: a stretch is its place in the brief
        return <Span key={index} span={span} style={style} {...props} />
      })}
    </p>
  )
}

type SpanProps = Pick<BriefReadingProps, 'pointed' | 'onPoint' | 'onShow'> & {
  span: BriefSpan
  style: { animationDelay: string } | undefined
}

function Span({ span, style, pointed, onPoint, onShow }: SpanProps) {
  const { t } = useI18n()
  const { text, kind, places } = span
  const words = <Words {...span} />
  const [first] = places
  if (kind === 'plain') return text
  if (kind === 'out') return <s className="text-muted">{text}</s>
  if (kind === 'left')
    return (
      <span
        title={t('generate.leftOver.label')}
        className="text-warning underline decoration-dashed decoration-1 underline-offset-4"
      >
        {words}
      </span>
    )
  if (!first)
    return (
      <span style={style} className={`text-accent/55 ${underline}`}>
        <span className="text-text">{words}</span>
      </span>
    )
  const isPointed = pointed !== null && places.some((place) => isAt(pointed, place))
  return (
    <a
      href={`#${first.id}`}
      style={style}
      title={t('generate.review.show')}
      onClick={(event) => {
        event.preventDefault()
        onShow(first)
      }}
      onPointerEnter={() => onPoint(places)}
      onPointerLeave={() => onPoint([])}
      onFocus={() => onPoint(places)}
      onBlur={() => onPoint([])}
      className={`rounded-xs text-accent/55 transition-colors duration-150 hover:bg-accent-soft hover:text-accent ${isPointed ? 'bg-accent-soft' : ''}`}
    >
      <span style={style} className={underline}>
        <span className="text-text">{words}</span>
      </span>
    </a>
  )
}

/** What is true no more is struck, with what is behind it. */
function Words({ text, changed }: Pick<BriefSpan, 'text' | 'changed'>) {
  let end = 0
  const parts = changed.map(({ span, now }) => {
    const before = text.slice(end, span[0])
    end = span[1]
    return (
      <Fragment key={span[0]}>
        {before}
        <s className="text-muted">{text.slice(...span)}</s>
        {now && <ins className="font-medium no-underline"> {now}</ins>}
      </Fragment>
    )
  })
  return [...parts, text.slice(end)]
}

function isAt(pointed: Place, { id, path }: Place): boolean {
  return pointed.id === id && (pointed.path === path || !path || !pointed.path)
}
