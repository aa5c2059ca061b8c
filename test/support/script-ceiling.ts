/**
 * What the home page may load of script until it can be used, in kB of gzip: the goal of the design.
 * What it is made of: docs/decisions/0013-the-stack-sets-the-floor-of-script.md and 0015.
 */
export const homeScriptCeiling = 95
