import { promisify } from 'node:util'
import { constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

const pack = promisify(gzip)
/** Below this a packed answer saves less than it costs. */
const worthPacking = 4_096

/** Long answers leave packed where the reader takes it: a list of flights shrinks to a tenth. */
export async function compress<Payload>(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: Payload,
): Promise<Payload | Buffer> {
  if (typeof payload !== 'string' || payload.length < worthPacking || reply.hasHeader('content-encoding')) return payload
  if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return payload
  reply.header('content-encoding', 'gzip').header('vary', 'accept-encoding').removeHeader('content-length')
  return pack(payload, { level: constants.Z_BEST_SPEED })
}
