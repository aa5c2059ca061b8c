/** The titles of every page a creator has, as the server lists them. */
export async function keptTitles(url: string, cookie: string): Promise<string[]> {
  const titles: string[] = []
  for (let cursor = ''; ; ) {
    const answer = await fetch(`${url}/api/pages?limit=100${cursor}`, { headers: { cookie } })
    if (!answer.ok) throw new Error(`the pages were not listed: ${answer.status}`)
    const { items, nextCursor } = (await answer.json()) as {
      items: { title: string }[]
      nextCursor: string | null
    }
    titles.push(...items.map(({ title }) => title))
    if (nextCursor === null) return titles
    cursor = `&cursor=${nextCursor}`
  }
}
