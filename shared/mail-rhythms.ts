/** How often messages go out by e-mail: one for each, or one a day for all. */
export const mailRhythms = ['each', 'daily'] as const
export type MailRhythm = (typeof mailRhythms)[number]
