import { defaultFilter } from 'cmdk'
import type { Command, CommandGroup } from './command.ts'

/**
 * The commands some words may mean, the likeliest first: Enter takes it, so nothing that writes the
 * page anew is guessed from words in the middle of its name.
 */
export function foundCommands(groups: readonly CommandGroup[], words: string): Command[] {
  const typed = folded(words.trim())
  return groups
    .flatMap(({ commands }) => commands)
    .map((command) => ({ command, likeness: likeness(command, typed) }))
    .filter(({ likeness }) => likeness > 0)
    .sort(
      (a, b) =>
        Number(isRash(a.command, typed)) - Number(isRash(b.command, typed)) ||
        b.likeness - a.likeness,
    )
    .map(({ command }) => command)
}

function likeness({ label, keywords = [] }: Command, typed: string): number {
  return defaultFilter(folded(label), typed, keywords.map(folded))
}

/** Whether the page would be written anew for words its command does not begin with. */
function isRash({ label, rewrites = false }: Command, typed: string): boolean {
  return rewrites && !folded(label).toLowerCase().startsWith(typed.toLowerCase())
}

/**
 * Letters are found without their accents, and those of full width by the usual ones. Syllables of
 * Korean are put together again, so that the first letters still find them.
 */
function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
}
