import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const pack = promisify(gzip)

interface Kept {
  etag: string
  plain: string
  packed: Buffer
}

/** By the result itself: a use case whose answer stays the same gives the same object again. */
const keptAnswers = new WeakMap<object, Promise<Kept>>()

async function keep(plain: string): Promise<Kept> {
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`
  return { etag, plain, packed: await pack(plain) }
}

/**
 * Sends an answer that changes only with a release. It is written and packed once; a browser that has it asks whether its
 * content hash still holds and is told so without the body.
 */
export async function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  result: object,
  envelope: object,
): Promise<FastifyReply> {
  const known = keptAnswers.get(result) ?? keep(reply.serialize(envelope) as string)
  keptAnswers.set(result, known)
  const { etag, plain, packed } = await known
  reply.header('etag', etag).header('cache-control', 'private, no-cache').header('vary', 'accept-encoding, langtype')
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  reply.type('application/json; charset=utf-8')
  if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(plain)
  return reply.header('content-encoding', 'gzip').send(packed)
}
