/** "Digne-les-Bains": a French town goes on behind its hyphen. */
export const hyphenated = (raw: string, end: number): number =>
  end +
  (/^-(?:l[eè]s|lez|la|le|sur|sous|en|aux?|du|des?|sainte?)-\p{Lu}?\p{L}+/iu.exec(
    raw.slice(end, end + 24),
  )?.[0].length ?? 0)
