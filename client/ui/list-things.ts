import { type BlockType, kindName } from '#shared/blocks/index.ts'

/** What a section's own list is of. */
const ofKind: Partial<Record<BlockType, string>> = {
  features: 'feature',
  services: 'service',
  menu: 'dish',
  steps: 'step',
  gallery: 'photo',
  quotes: 'quote',
  stats: 'number',
  team: 'person',
  faq: 'question',
  events: 'event',
}

/** What lists of a name are of, whatever the section. */
const ofField: Record<string, string> = {
  points: 'point',
  actions: 'button',
  action: 'button',
  cta: 'button',
  links: 'link',
  legal: 'link',
  social: 'link',
  groups: 'group',
  plans: 'plan',
  fields: 'field',
}

/** What is in a list, by its path: a key under `blocks.things`. */
export function listThing(type: string, path: string): string {
  const field = path.split('.').findLast((key) => !/^\d+$/.test(key)) ?? ''
  return ofField[field] ?? ofKind[kindName(type) as BlockType] ?? 'point'
}
