/** What can write a page: Ninefold's own composer, or a model where one is set up. */
export const engines = ['composer', 'model'] as const
export type Engine = (typeof engines)[number]
