import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'

export interface McpClient {
  client: Client
  /** What a tool answers as JSON. @throws where the tool says that it failed */
  use(name: string, given?: object): Promise<Record<string, unknown>>
  /** The problem a tool names. @throws where it did not fail */
  refusal(name: string, given?: object): Promise<Record<string, unknown>>
  /** The whole result. */
  raw(name: string, given?: object): Promise<CallToolResult>
}

/** The SDK's own client, connected to a server's tools. */
export async function connectMcp(
  url: string,
  token: string,
  headers: Record<string, string> = {},
): Promise<McpClient> {
  const client = new Client({ name: 'ninefold-test', version: '1' })
  const transport = new StreamableHTTPClientTransport(new URL('/mcp', url), {
    requestInit: { headers: { authorization: `Bearer ${token}`, ...headers } },
  })
  await client.connect(transport)
  const raw = async (name: string, given: object = {}) =>
    (await client.callTool({ name, arguments: { ...given } })) as CallToolResult
  const told = async (name: string, given: object | undefined, isError: boolean) => {
    const result = await raw(name, given)
    const [content] = result.content
    const text = content?.type === 'text' ? content.text : ''
    if ((result.isError ?? false) !== isError) throw new Error(`${name}: ${text}`)
    return JSON.parse(text) as Record<string, unknown>
  }
  return {
    client,
    raw,
    use: (name, given) => told(name, given, false),
    refusal: (name, given) => told(name, given, true),
  }
}
