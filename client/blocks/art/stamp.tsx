import { iconBodies } from 'virtual:icons'
import type { Industry } from '#shared/page/industries.ts'
import type { PageContext } from '../page-context.ts'

const emblems: Record<Industry, string> = {
  bakery: 'croissant',
  restaurant: 'utensils',
  cafe: 'coffee',
  bar: 'wine',
  'hair-salon': 'scissors',
  wellness: 'flower-2',
  clinic: 'stethoscope',
  fitness: 'dumbbell',
  trades: 'wrench',
  construction: 'hammer',
  cleaning: 'spray-can',
  'auto-repair': 'car',
  shop: 'shopping-bag',
  florist: 'flower-2',
  lodging: 'bed',
  photography: 'camera',
  portfolio: 'palette',
  music: 'music',
  event: 'ticket',
  nonprofit: 'hand-heart',
  education: 'graduation-cap',
  'professional-services': 'briefcase',
  'real-estate': 'key-round',
  software: 'layers',
  general: 'star',
}

/** A round seal with the trade's emblem, its name running along the rim. */
export function Stamp({ page }: { page: PageContext }) {
  const { facts, document } = page
  const words = [facts.name, facts.since ? String(facts.since) : ''].filter(Boolean)
  const line = words.length ? `${words.join(' · ')} · ` : ''
  const repeated = line ? line.repeat(Math.max(1, Math.floor(38 / line.length))) : ''
  return (
    <svg className="stamp" viewBox="0 0 160 160" aria-hidden="true">
      <circle cx="80" cy="80" r="78" />
      {repeated && repeated.length <= 56 && (
        <>
          <path id="stamp_rim" d="M80 80m-60 0a60 60 0 1 1 120 0a60 60 0 1 1 -120 0" fill="none" />
          <text>
            <textPath href="#stamp_rim" textLength="372">
              {repeated}
            </textPath>
          </text>
        </>
      )}
      <g
        transform="translate(48 48) scale(2.667)"
        fill="none"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of the bundled set
        dangerouslySetInnerHTML={{ __html: iconBodies[emblems[document.meta.industry]] ?? '' }}
      />
    </svg>
  )
}
