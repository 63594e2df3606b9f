import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Envelope } from '@sojourn/contract/kit/envelope'
import { parseLanguage, type Language } from '@sojourn/contract/kit/language'
import type { Problem } from '@sojourn/contract/kit/problems'
import { problems } from '@sojourn/contract/kit/tables/problems'
import { problemSentence } from '@sojourn/domain/kit/problem-sentence'

export function languageOf(request: FastifyRequest): Language {
  const header = request.headers['langtype']
  return parseLanguage(typeof header === 'string' ? header : undefined)
}

/** A problem as the caller reads it: honest status, code, sentence in the caller's language (S7.01, S8). */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, found: Problem): FastifyReply {
  const { code, status } = problems[found.problem]
  const message = problemSentence(found, languageOf(request))
  const { retryAfter } = found
  if (retryAfter) reply.header('retry-after', retryAfter)
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .send({
      success: false,
      code,
      message,
      result: found.result ?? null,
      problem: found.problem,
      ...(found.field ? { field: found.field } : {}),
      ...(found.detail ? { detail: found.detail } : {}),
      ...(retryAfter ? { retryAfter } : {}),
      requestId: request.id,
    } satisfies Envelope<unknown>)
}
