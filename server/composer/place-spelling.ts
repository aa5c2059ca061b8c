/** Small in a place's name: "rio de janeiro", "alphen aan den rijn". */
const joining =
  /^(?:d[aeio]|del|della|do|dos|das|du|des|les?|la|sur|sous|en|am|an|im|ob|bei|der|aan|den|op|bij|te|upon|on|of|the|in|y|e)[\s-]$|^[dl]['’]$/

/** Capitals in any writing: "NYC", "X" of kings, "1012 AB", "USA". */
const abbreviated =
  /^(?!ST\b)(?:\S*\d\S*|[IVXLC]+|\p{Lu}{1,2}|[B-DF-HJ-NP-TV-Z]+|USA|UAE)[.,]?[\s-]?$/u

/**
 * A town or address that a hasty brief wrote without capitals, or in nothing but them, as others
 * would write it; others as they are.
 */
export function placeSpelling(place: string): string {
  const isLoud = !/\p{Ll}/u.test(place) && /\p{Lu}{4}/u.test(place)
  if (/\p{Lu}/u.test(place) && !isLoud) return place
  const words = place.split(/(?<=[\s'’-])/)
  return words.map((word, at) => spelled(word, at > 0)).join('')
}

function spelled(word: string, isInside: boolean): string {
  const low = word.toLocaleLowerCase()
  if (isInside && joining.test(low)) return low
  if (abbreviated.test(word)) return word
  return low.charAt(0).toLocaleUpperCase() + low.slice(1)
}
