import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const pack = promisify(gzip)

/** A text as it leaves, written and packed once for all who read it. */
export interface PreparedText {
  plain: Buffer
  packed: Buffer
}

export async function prepareText(text: string): Promise<PreparedText> {
  const plain = Buffer.from(text)
  return { plain, packed: await pack(plain) }
}

export function sendPrepared(request: FastifyRequest, reply: FastifyReply, type: string, text: PreparedText): FastifyReply {
  reply.type(type).header('vary', 'accept-encoding')
  if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(text.plain)
  return reply.header('content-encoding', 'gzip').send(text.packed)
}
