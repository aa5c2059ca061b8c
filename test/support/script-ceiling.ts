/**
 * What the home page may load of script until it can be used, in kB of gzip: the goal of the design.
 * What it is made of is in docs/decisions, 0013 and 0015.
 */
export const homeScriptCeiling = 95
