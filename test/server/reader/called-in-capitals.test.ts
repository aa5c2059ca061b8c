import { describe, expect, it } from 'vitest'
import { read } from '#server/reader/read.ts'
import type { PageLanguage } from '#shared/page/document.ts'

const nameOf = (fallback: PageLanguage, brief: string) =>
  read(brief, { language: null, fallback }).facts.name?.value

describe('what words for a name and its own form tell', () => {
  it('is the name of a day whose first sentence has none', () => {
    const brief =
      'On Sunday 14 June 2026 eleven of us will swim the three kilometres from the pier out around the island. We are doing it for Donncha, who is fourteen. We call it The Long Way Round. We leave the pier at 10 a.m.'
    expect(nameOf('en', brief)).toBe('The Long Way Round')
  })

  it('is the name of what stands right behind it, in a script without spaces', () => {
    const brief =
      '金沢市の寺町で、すみれ書道教室という小さな教室を開いております。講師は村井澄子と申します。お電話でお申し込みください。076-255-0148。'
    expect(nameOf('ja', brief)).toBe('すみれ書道教室')
  })

  it('is no name where it is what somebody is called', () => {
    expect(
      nameOf('en', 'We mend clocks in Hull. The apprentice is called Ramón. Open daily.'),
    ).not.toBe('Ramón')
  })
})
