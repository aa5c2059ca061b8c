import { emptyDocument } from '#shared/page/document.ts'
import type { PreviewPage } from './preview-messages.ts'

/** A page of the kinds every page begins with, drawn once unseen so that the first real one finds the views compiled. */
export const rehearsalPage: PreviewPage = {
  type: 'ninefold:page',
  document: {
    ...emptyDocument('', 'en'),
    order: ['header', 'hero', 'features'],
    blocks: {
      header: { type: 'header', variant: 'bar', props: { links: [] } },
      hero: { type: 'hero', variant: 'split', props: { title: '·', lead: '·', actions: [] } },
      features: { type: 'features', variant: 'cards', props: { title: '·', items: [] } },
    },
  },
  language: 'en',
  slug: '',
  done: ['header', 'hero'],
  writing: true,
  unfolding: false,
  editing: null,
  selected: null,
  turn: 0,
  lit: [],
}
