import { describe, expect, it } from 'vitest'
import type { Command } from '#client/features/palette/command.ts'
import { foundCommands } from '#client/features/palette/found-commands.ts'

const command = (label: string, rest: Partial<Command> = {}): Command => ({
  id: label,
  label,
  icon: 'list',
  run: () => {},
  ...rest,
})

const groups = [
  {
    id: 'page',
    heading: 'This page',
    commands: [
      command('Try another design'),
      command('Write another version', { rewrites: true }),
      command('Share'),
    ],
  },
  { id: 'sections', heading: 'Sections', commands: [command('Über uns', { keywords: ['About'] })] },
  { id: 'view', heading: 'Go to', commands: [command('Design'), command('Versions')] },
]
const found = (words: string) => foundCommands(groups, words).map(({ label }) => label)

describe('the commands some words find', () => {
  it('begin with those whose names begin with the words, whatever group they are in', () => {
    expect(found('vers')).toEqual(['Versions', 'Write another version'])
    expect(found('des')[0]).toBe('Design')
  })

  it('never begin with one that writes the page anew for words inside of its name', () => {
    expect(found('version')[0]).toBe('Versions')
    expect(found('another')).toEqual(['Try another design', 'Write another version'])
    expect(found('write')).toEqual(['Write another version'])
  })

  it('are found without accents and by what they are of', () => {
    expect(found('uber')).toEqual(['Über uns'])
    expect(found('about')).toEqual(['Über uns'])
  })
})
