/** A mark right between a word and what follows: "jeder Witterung,Standl 12 Euro", "tacos;3 for 10". */
const tight =
  /(?<=[\p{Script=Latin}\d)])[,;!]+(?=\p{Script=Latin})|(?<=\p{Script=Latin})[,;]+(?=\d)/gu

/** A brief as it is read: who types without a space behind a comma means one. */
export const spaceMarks = (brief: string): string =>
  brief.replace(/\S+/g, (word) => (/[@/]|\w\.\w/.test(word) ? word : word.replace(tight, '$& ')))
