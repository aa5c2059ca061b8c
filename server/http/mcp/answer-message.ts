import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js'
import {
  CallToolRequestSchema,
  type CallToolResult,
  ListToolsRequestSchema,
} from '@modelcontextprotocol/sdk/types.js'
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv'
import { problemOf, toAppError } from '#server/http/problem.ts'
import { invalid } from '#shared/errors.ts'
import { argumentFaults } from './argument-faults.ts'
import { resultOf, type ToolArguments, type ToolContext } from './tool.ts'
import { tools } from './tools.ts'

export interface MessageDeps extends ToolContext {
  /** Of what is a fault of ours. */
  onFault: (error: unknown) => void
}

/** Answers one message of a client: nothing is kept between two of them. */
export async function answerMessage(
  request: Request,
  message: unknown,
  deps: MessageDeps,
): Promise<Response> {
  const server = serverWith(deps)
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  await server.connect(transport)
  try {
    return await transport.handleRequest(request, { parsedBody: message })
  } finally {
    await server.close()
  }
}

const instructions =
  'Ninefold makes web pages out of what their creator says, and invents nothing. Make a page with create_page, look at it with read_page and page_checks, change it with change_page, and put it online with publish_page when its creator wants that.'

/** Made once: the SDK would make one for each message. */
const jsonSchemaValidator = new AjvJsonSchemaValidator()

function serverWith(deps: MessageDeps): Server {
  const server = new Server(
    { name: 'ninefold', title: 'Ninefold', version: '1', websiteUrl: deps.siteUrl },
    { capabilities: { tools: {} }, instructions, jsonSchemaValidator },
  )
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: listedTools }))
  server.setRequestHandler(CallToolRequestSchema, ({ params }) =>
    carryOut(params.name, params.arguments ?? {}, deps),
  )
  return server
}

const listedTools = Object.entries(tools).map(([name, tool]) => ({
  name,
  title: tool.title,
  description: tool.description,
  inputSchema: tool.inputSchema,
  annotations: {
    readOnlyHint: tool.isReadOnly,
    destructiveHint: tool.isDestructive,
    openWorldHint: false,
  },
}))

/** What went wrong is the tool's result, as the API words it: a model can then do better. */
async function carryOut(
  name: string,
  given: ToolArguments,
  deps: MessageDeps,
): Promise<CallToolResult> {
  try {
    const tool = Object.hasOwn(tools, name) ? tools[name] : undefined
    if (!tool) {
      const message = `one of ${Object.keys(tools).join(', ')}`
      throw invalid([{ field: 'name', message }])
    }
    const faults = argumentFaults(tool.inputSchema, given)
    if (faults.length > 0) throw invalid(faults)
    return await tool.run(given, deps)
  } catch (thrown) {
    const error = toAppError(thrown)
    if (error.status >= 500) deps.onFault(thrown)
    return { ...resultOf(problemOf(error)), isError: true }
  }
}
