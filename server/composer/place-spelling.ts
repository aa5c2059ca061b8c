/** Small in a place's name: "rio de janeiro", "alphen aan den rijn". */
const joining =
  /^(?:d[aeio]|del|della|do|dos|das|du|des|les?|la|sur|sous|en|am|an|im|ob|bei|der|aan|den|op|bij|te|upon|on|of|the|in|y|e)[\s-]$/

/** A town or address that a hasty brief wrote without capitals, with them; others as they are. */
export function placeSpelling(place: string): string {
  if (/\p{Lu}/u.test(place)) return place
  const words = place.split(/(?<=[\s-])/)
  return words.map((word, at) => (at > 0 && joining.test(word) ? word : capitalised(word))).join('')
}

function capitalised(word: string): string {
  return word.charAt(0).toLocaleUpperCase() + word.slice(1)
}
