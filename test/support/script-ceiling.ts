/**
 * What the home page may load of script until it can be used, in kB of gzip. What it is made of, and
 * why it is no less: docs/decisions/0013-the-stack-sets-the-floor-of-script.md.
 */
export const homeScriptCeiling = 119
