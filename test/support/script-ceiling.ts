/**
 * What the home page may load of script until it can be used, in kB of gzip: the goal of the design.
 * What it is made of is in docs/decisions, 0013 and 0015.
 */
export const homeScriptCeiling = 95
/** What the generator may load until it can be used; what a page needs there comes afterwards. */
export const generatorScriptCeiling = 180
