import type { Lexicon } from '../lexicon/lexicon.ts'
import { matchAt, phraseIndex } from '../match-phrases.ts'

/** 어서오세요, … and いらっしゃいませ！…: where a brief starts that greets first. */
export function pastGreeting(folded: string, lexicon: Lexicon): number {
  const greetings = phraseIndex(lexicon.name.greetings)
  let at = 0
  for (;;) {
    const greeting = matchAt(greetings, folded, at)
    if (!greeting) return at
    at = greeting.end
    while (/[\s、。,.!~〜ー♪^:)ㅎㅋ☆]/.test(folded[at] ?? 'x')) at += 1
  }
}
