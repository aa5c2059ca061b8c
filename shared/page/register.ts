/**
 * How a page speaks to its readers, where a language has ways to: Sie, u, vous, usted and Lei;
 * du, je, tu and 해요; ihr, jullie, voi and vosotros.
 */
export const registers = ['formal', 'informal', 'plural'] as const
export type Register = (typeof registers)[number]
