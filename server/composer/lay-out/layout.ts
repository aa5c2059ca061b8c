import type { Topic } from '../labels.ts'
import type { Statement } from '../material/statement.ts'
import type { Testimonial } from '../material/testimonials.ts'
import type { Words } from '../material/words.ts'

/** What stands where on a page, before blocks are written of it. */
export interface Layout {
  eyebrow: Words
  title: Words
  /** Whether the title is what somebody holds, who stands above it. */
  isHeld: boolean
  lead: Words
  points: Words[]
  notice: Statement[]
  offers: { items: Statement[]; lead: Statement[]; note: Statement[] }
  prices: Statement[]
  features: Statement[]
  steps: Statement[]
  about: Statement[]
  /** What somebody does, where no list of it stands. */
  offered: Statement[]
  /** The owner's best sentence, set large beside the others. */
  quote: Statement | null
  team: Statement[]
  /** What customers said. */
  testimonials: readonly Testimonial[]
  faq: { topic: Topic; statements: Statement[] }[]
  hours: Statement[]
  directions: Statement[]
  area: Statement[]
  programme: Statement[]
  /** What leads in a list of dates. */
  programmeLead: Statement[]
  /** Lists of anything but prices and times, under the headings their creator wrote. */
  lists: { heading: Statement; items: Statement[]; isNumbered: boolean }[]
  contact: Statement[]
  /** Who signed the brief as a letter is signed. */
  signature: Statement | null
}
