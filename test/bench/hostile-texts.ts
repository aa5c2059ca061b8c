/** What a text is made of that was written to keep a reader busy, over and over. */
const parts: Readonly<Record<string, string>> = {
  'one letter': 'a',
  'one digit': '7',
  spaces: 'a            ',
  'line ends': 'a\n',
  commas: 'a,',
  'full stops': 'A. b. ',
  quotations: '"a b" ',
  'open quotations': '«a „b “c ',
  brackets: '(a (b) ',
  'sums without end': '1.000,00 € ',
  'bare numbers': '12 7 345 ',
  'telephone numbers': '+49 30 901820-1, ',
  'times of day': '10:00-12:00 ',
  'days and hours': 'Mo-Fr 8-12, Sa 9-13; ',
  dates: '24.12.2026 and 5 May, ',
  addresses: 'a@b.example www.c.example ',
  streets: 'Mill Lane 12, 79102 Freiburg, ',
  towns: 'Paris London Berlin Porto ',
  'capital names': 'Anna Maria Smith and Bob Jones ',
  'trades and cues': 'called bakery in Rome by Ann for you ',
  'price list': 'Bread 4\n',
  'small words': 'the a of in and to for ',
  'stacked accents': 'e\u0301\u0302\u0303',
  emoji: '👩‍👩‍👧🥐',
  kana: 'パン屋さんです。',
  'kanji without end': '東京都渋谷区',
  hangul: '서울에서 빵집을 ',
  'hangul without end': '가나다라마',
  arabic: 'مخبز في لندن ',
  surrogates: '\ud83d\udc00',
  'right to left': 'a\u202eb\u200b',
}

/** One text of so many characters for each of them, and one of all. */
export function hostileTexts(length: number): Record<string, string> {
  const filled = (part: string) => part.repeat(Math.ceil(length / part.length)).slice(0, length)
  const all = Object.values(parts).join(' ')
  return {
    ...Object.fromEntries(Object.entries(parts).map(([what, part]) => [what, filled(part)])),
    'all of them': filled(all),
  }
}
