import type { FastifyRequest } from 'fastify'
import type { Static, TSchema } from 'typebox'
import type { Call } from '@sojourn/contract/kit/call'
import type { Language } from '@sojourn/contract/kit/language'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { Context } from '../context'
import { networkOf } from '../kit/network'
import { bindPublic, type Api } from './bind'
import { languageOf } from './envelope'

/** Joins a call that whoever holds a link may make, signed in or not. */
export function bindLink<Request extends TSchema, Response extends TSchema>(
  api: Api,
  call: Call<Request, Response>,
  useCase: (context: Context, request: Static<Request>, language: Language) => Promise<Static<Response> | Problem>,
): void {
  bindPublic(api, call, async (context, given, { request }) => {
    const { token } = given as { token: string }
    return refuseLink(api, request, token) ?? useCase(context, given, languageOf(request))
  })
}

/**
 * A link is asked for as often as a session asks, and so is every link together from one address: a link that is shown in a
 * hall is opened by many, and whoever makes links up gets no further than that. One that is made up counts for itself alone.
 */
export function refuseLink({ allowed }: Api, { ip }: FastifyRequest, token: string): Problem | undefined {
  const retryAfter = allowed.take(`links from ${networkOf(ip)}`) || allowed.take(`link ${token}`)
  return retryAfter > 0 ? problem('tooManyRequests', { retryAfter }) : undefined
}
