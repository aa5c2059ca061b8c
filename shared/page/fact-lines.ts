import type { Person, ProgrammeItem } from './facts.ts'

/** Facts that are lists, as a person edits them: one entry a line, its parts divided by " · ". */
const divider = ' · '

/** "Emma · lettings", one line a person. */
export function peopleLines(people: readonly Person[]): string {
  return people.map(({ name, role }) => joined([name, role])).join('\n')
}

/** Reads what `peopleLines` writes. */
export function readPeople(text: string): Person[] {
  return lines(text).map((line) => {
    const [name = '', ...rest] = partsOf(line)
    const role = rest.join(divider)
    return role ? { name, role } : { name }
  })
}

/** "Saturday · 17:00 · Concert", one line an item; date and time may be missing. */
export function programmeLines(programme: readonly ProgrammeItem[]): string {
  return programme.map(({ date, time, title }) => joined([date, time, title])).join('\n')
}

/** Reads what `programmeLines` writes: the last part is the title, what begins like a time a time. */
export function readProgramme(text: string): ProgrammeItem[] {
  return lines(text).map((line) => {
    const parts = partsOf(line)
    const title = parts.at(-1) ?? ''
    const [first, second] = parts.slice(0, -1)
    if (first === undefined) return { title }
    if (second !== undefined) return { date: first, time: second, title }
    return /\d\s?[:hH時시]/.test(first) ? { time: first, title } : { date: first, title }
  })
}

/** What stands on each line, without the empty ones. */
export function lines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}

function partsOf(line: string): string[] {
  return line.split(/\s·\s/).map((part) => part.trim())
}

function joined(parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join(divider)
}
