/** What a request may hold, as the description of the interface says it (JSON Schema). */
export interface Schema {
  type?: 'string' | 'integer' | 'number' | 'boolean' | 'object' | 'array'
  enum?: (string | number)[]
  const?: string | number
  pattern?: string
  format?: string
  minimum?: number
  maximum?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  anyOf?: Schema[]
}
export interface Operation {
  method: 'GET' | 'POST'
  path: string
  request: Schema
  /** It writes, and wants an idempotency key. */
  write: boolean
}

interface Described {
  parameters: { name: string; in: string; required?: boolean; schema: Schema }[]
  requestBody?: { content: { 'application/json': { schema: Schema } } }
}

/** Every call that the server's own description names. */
export function operationsOf(document: unknown): Operation[] {
  const { paths } = document as { paths: Record<string, Partial<Record<'get' | 'post', Described>>> }
  return Object.entries(paths).flatMap(([path, { get, post }]) => [
    ...(get ? [operationOf('GET', path, get)] : []),
    ...(post ? [operationOf('POST', path, post)] : []),
  ])
}

function operationOf(method: Operation['method'], path: string, { parameters, requestBody }: Described): Operation {
  const query = parameters.filter((each) => each.in === 'query')
  const inQuery: Schema = {
    type: 'object',
    properties: Object.fromEntries(query.map(({ name, schema }) => [name, schema])),
    required: query.flatMap(({ name, required }) => (required ? [name] : [])),
  }
  const write = parameters.some(({ name }) => name === 'idempotency-key')
  return { method, path, request: requestBody?.content['application/json'].schema ?? inQuery, write }
}
