import { AjvCompiler } from '@fastify/ajv-compiler'
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler'
import type { FastifyServerOptions } from 'fastify'

type Factories = NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>
type Compiled = ((data: unknown) => unknown) & { errors?: unknown }
type Compile = (route: { schema: object }) => Compiled

/** By the first request that needs it, and once for all servers of a process. */
function whenNeeded(compile: Compile): Compile {
  const known = new WeakMap<object, Compiled>()
  return (route) => {
    const late: Compiled = (data) => {
      const compiled = known.get(route.schema) ?? compile(route)
      known.set(route.schema, compiled)
      const result = compiled(data)
      late.errors = compiled.errors
      return result
    }
    return late
  }
}

const customOptions = { coerceTypes: false, removeAdditional: true, allErrors: false } as const
const readRequest = whenNeeded(AjvCompiler()({}, { customOptions }))
// Its types take the description of a route for its schema.
const writeAnswer = whenNeeded(SerializerSelector()() as unknown as Compile)

/** Fastify's own; it would compile the schemas of every call before it starts, which was half of the start. */
export const compilersFactory = { buildValidator: () => readRequest, buildSerializer: () => writeAnswer } as unknown as Factories
