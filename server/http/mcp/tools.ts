import { type EndpointName, endpoints } from '#shared/endpoints.ts'
import { siteAddress } from '#shared/page/page-address.ts'
import { changePage } from './change-page.ts'
import { createPage } from './create-page.ts'
import { exportPage } from './export-page.ts'
import { argumentsOf, resultOf, type Told, type Tool } from './tool.ts'

const slug = 'The page, as list_pages and create_page name it.'

/** Every tool, by its name. What it takes and may do is its endpoint's. */
export const tools: Record<string, Tool> = {
  create_page: createPage,
  list_pages: {
    ...ofEndpoint('listPages', {
      query: 'Words of the title.',
      locale: 'Pages that exist in this language.',
      cursor: 'The nextCursor of the part before.',
    }),
    title: 'List pages',
    description: 'The pages of this creator, last changed first, part by part.',
  },
  read_page: {
    ...ofEndpoint('getPage', { slug }),
    title: 'Read a page',
    description:
      'A page with its document (blocks, facts, theme, translations) and its revision `rev`, which ops of change_page are made at.',
  },
  change_page: changePage,
  publish_page: {
    ...ofEndpoint('publishPage', { slug }),
    title: 'Publish a page',
    description:
      'Puts the newest revision of a page online, at `url`. `warnings` name what the page still lacks; page_checks says more.',
    async run(given, { ask, siteUrl }) {
      const page = await ask('publishPage', given)
      return resultOf({ ...page, url: siteAddress(siteUrl, page.slug).urlOf(page.locale) })
    },
  },
  unpublish_page: {
    ...ofEndpoint('unpublishPage', { slug }),
    title: 'Unpublish a page',
    description: 'Takes a page from its readers at once. Its creator keeps it as a draft.',
    isDestructive: true,
  },
  share_page: {
    ...ofEndpoint('createShare', {
      slug,
      access:
        'Whether who opens it may look at the page (view) or take part in changing its draft (edit).',
      expiresAt: 'When the link ends, in milliseconds since 1970; never where absent.',
      password: 'What is asked of who opens it.',
      pin: 'The revision it shows for ever; the newest draft where absent.',
      maxViews: 'How often it may be opened.',
    }),
    title: 'Share a page',
    description:
      'Makes a link, `url`, that shows a page to whoever has it, published or not, or lets them change its draft.',
  },
  export_page: exportPage,
  page_checks: {
    ...ofEndpoint('checkPage', { slug }),
    title: 'Check a page',
    description:
      'What a page would be better with before it goes online, what differs from what is online, and what it weighs in bytes.',
  },
}

/** A tool that is one endpoint and answers what it answers. */
function ofEndpoint(
  name: EndpointName,
  told: Told,
): Pick<Tool, 'inputSchema' | 'isReadOnly' | 'isDestructive' | 'run'> {
  return {
    inputSchema: argumentsOf(name, told),
    isReadOnly: endpoints[name].method === 'GET',
    isDestructive: false,
    run: async (given, { ask }) => resultOf((await ask(name, given)) as object),
  }
}
