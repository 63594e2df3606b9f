import type { FastifyRequest } from 'fastify'
import type { TSchema } from 'typebox'

const wholeNumber = /^-?\d{1,15}$/

/**
 * An address carries texts only: what a call expects as a number and what is written as one becomes one before the request is judged.
 * Everything else stays as it came and is refused by its field, as in a body, where nothing is turned into anything.
 */
export function readQueryNumbers(schema: TSchema): (request: FastifyRequest) => Promise<void> {
  const properties = (schema as { properties?: Record<string, { type?: string }> }).properties ?? {}
  const numbers = Object.keys(properties).filter((name) => properties[name]?.type === 'integer')
  return async ({ query }) => {
    const given = query as Record<string, unknown>
    for (const name of numbers) {
      const value = given[name]
      if (typeof value === 'string' && wholeNumber.test(value)) given[name] = Number(value)
    }
  }
}
