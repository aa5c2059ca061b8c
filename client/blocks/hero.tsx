import { sceneIcons } from '#shared/blocks/scene.ts'
import { hasDenseScript } from '#shared/locales.ts'
import type { PageLanguage } from '#shared/page/document.ts'
import { ratioOf, shapeOf } from '#shared/page/photo-shape.ts'
import type { Theme } from '#shared/page/theme.ts'
import { Art } from './art/art.tsx'
import { Scene } from './art/scene.tsx'
import { Stamp } from './art/stamp.tsx'
import { dayBeside } from './event-day.ts'
import { isTownTold } from './is-town-told.ts'
import type { BlockViewProps, PageContext } from './page-context.ts'
import { Actions } from './parts/actions.tsx'
import { each } from './parts/each.tsx'
import { FactCard } from './parts/fact-card.tsx'
import { FactList } from './parts/fact-list.tsx'
import { fitted } from './parts/fitted.ts'
import { heroSizes } from './parts/hero-sizes.ts'
import { Icon } from './parts/icon.tsx'
import { Lines } from './parts/lines.tsx'
import { photoSlot } from './parts/photo-slot.ts'
import { Picture } from './parts/picture.tsx'
import { headingId } from './parts/section-head.tsx'
import { Unbroken } from './parts/unbroken.tsx'

type HeroProps = BlockViewProps<'hero'>

/** Festive and fine pages of type alone open in the middle. */
const opensInMiddle: ReadonlySet<Theme['mood']> = new Set(['premium', 'playful'])

/** The first screen: what this is, for whom, and what to do next. */
export function HeroView(props: HeroProps) {
  switch (props.variant) {
    case 'centered':
      return (
        <div className="w">
          <HeroText {...props} />
          <HeroPicture {...props} width={1200} height={440} />
        </div>
      )
    case 'poster':
      return (
        <>
          <HeroPicture {...props} width={1440} height={900} />
          <div className="w">
            <HeroText {...props} />
          </div>
        </>
      )
    case 'banner':
      return (
        <>
          <div className="w">
            <HeroTitle {...props} />
          </div>
          <HeroPicture {...props} width={1440} height={380} />
          <div className="w">
            <HeroMore {...props} />
          </div>
        </>
      )
    case 'schedule':
      return (
        <div className="w">
          <HeroText {...props} />
        </div>
      )
    case 'type':
      return (
        <div className={opensInMiddle.has(props.page.document.theme.mood) ? 'w middle' : 'w'}>
          <HeroText {...props} />
        </div>
      )
    case 'card':
      return (
        <div className="w">
          <HeroText {...props} />
          <FactCard page={props.page} day={dayBeside(saidIn(props.block), props.page)} />
        </div>
      )
    default:
      return (
        <div className="w">
          <HeroText {...props} />
          <HeroPicture {...props} width={720} height={810} stamp />
        </div>
      )
  }
}

function HeroText(props: HeroProps) {
  return (
    <div className="hero-text">
      <HeroTitle {...props} />
      <HeroMore {...props} />
    </div>
  )
}

function HeroTitle({ id, block, page }: HeroProps) {
  const Heading = page.titleBlock === id ? 'h1' : 'h2'
  const title = block.title || page.facts.name || page.document.meta.title
  return (
    <div className="hero-title">
      {block.eyebrow && <p className="eyebrow">{block.eyebrow}</p>}
      <Heading
        id={headingId(id)}
        className={headingSize(block.title, page.language)}
        {...fitted(title)}
      >
        <Unbroken text={title} />
      </Heading>
    </div>
  )
}

const saidIn = ({ eyebrow, title, lead }: HeroProps['block']) => `${eyebrow} ${title} ${lead}`

function HeroMore({ block, variant, page }: HeroProps) {
  const said = saidIn(block)
  const facts = heroFacts(page).filter((key) => key !== 'place' || !isTownTold(page, said))
  return (
    <div className="hero-more">
      <div className="hero-say">
        <Lines text={block.lead} className="lead" />
        <Points points={block.points} />
        <Actions actions={block.actions} page={page} />
      </div>
      {block.showFacts && variant !== 'card' && (
        <FactList keys={facts} page={page} day={dayBeside(said, page)} />
      )}
    </div>
  )
}

/** Short promises in a row; where most of them count something, their numbers large. */
function Points({ points }: { points: HeroProps['block']['points'] }) {
  if (points.length === 0) return null
  const areFigures = points.length > 1 && points.filter(isFigure).length * 2 > points.length
  return (
    <ul className={areFigures ? 'points figures' : 'points'}>
      {each(points, ({ text }) => {
        const [, number, words] = (areFigures && figure.exec(text)) || []
        return (
          <li>
            {number ? <b>{number}</b> : <Icon name="check" />} <span>{words ?? text}</span>
          </li>
        )
      })}
    </ul>
  )
}

/** A number and what it counts: "64 episodes"; no time, price, year, postcode or number of a house. */
const figure =
  /^(\d{1,3}(?:[.,\u00a0\u202f ]\d{3})?\+?)\s+(?!(?:h|hrs?|uhr|uur|am|pm|a\.m|p\.m|eur|euros?)\b)(\p{L}.{3,})$/iu

const isFigure = ({ text }: { text: string }) => figure.test(text)

/** A headline of a few words is set larger, and a whole sentence smaller. */
function headingSize(title: string, language: PageLanguage): string {
  const letters = hasDenseScript(language) ? title.length * 2 : title.length
  const length =
    letters > 64 ? ' wordy' : letters < 15 ? ' brief terse' : letters < 24 ? ' brief' : ''
  return `hero-heading${length}`
}

interface HeroPictureProps extends HeroProps {
  width: number
  height: number
  stamp?: boolean
}

function HeroPicture({ id, block, variant, page, width, height, stamp }: HeroPictureProps) {
  const { art, mood } = page.document.theme
  const { motif, seed } = art
  const uploaded = block.media?.kind === 'upload'
  const icons = sceneIcons(block.media)
  if (icons)
    return (
      <div className="hero-art" {...photoSlot(page, id, 'media')}>
        <Scene icons={icons} />
        {page.photos?.over(id, 'media', block.media)}
      </div>
    )
  return (
    <div className="hero-art" data-ratio={uploaded ? shapeOf(block.media) : undefined}>
      <div className="frame" {...photoSlot(page, id, 'media')}>
        {uploaded ? (
          <Picture
            media={block.media}
            page={page}
            width={width}
            sizes={heroSizes(variant, ratioOf(block.media), mood)}
            eager
          />
        ) : (
          <Art motif={motif} seed={`${seed}-hero`} width={width} height={height} />
        )}
        {page.photos?.over(id, 'media', block.media)}
      </div>
      {/* On a drawing; of a photo it would cover a part. */}
      {stamp && !uploaded && <Stamp page={page} />}
    </div>
  )
}

/** A number to write to as well is no telephone alone; where the main button opens the messenger, that is told. */
const heroFacts = ({ facts }: PageContext) =>
  [
    'hours',
    'place',
    'phone',
    ...(facts.whatsapp || facts.action?.chat ? (['chat'] as const) : []),
  ] as const
