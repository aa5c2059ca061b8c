import { attack } from '../support/attack.ts'
import type { Scenario } from '../support/scenario.ts'

/**
 * A reader that never comes to an end, as a fault of tomorrow may make one: its text becomes a page
 * of plain sentences, and the next is read as ever.
 */
export const endlessText: Scenario = {
  name: 'a text no reader comes to an end with',
  isHeldElsewhere: true,
  environment: { WITH_FAULT: 'endless-reader' },
  run(target) {
    const briefs = ['A text without end.', 'Harbour Bread is a bakery.']
    return attack(
      target.url,
      briefs.map((brief) => ({
        label: brief,
        method: 'POST',
        path: '/api/generations',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ brief, locale: 'en' }),
        allowed: [200],
      })),
      { atOnce: 1 },
    )
  },
}
