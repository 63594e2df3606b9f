import type { FastifyReply, FastifyRequest } from 'fastify'

/** A browser takes such a cookie from this host alone, over https or from its own machine, and shows it to no script. */
const prefix = '__Host-sojourn_'
export type CookieName = 'session' | 'browser'

export function readCookie(request: FastifyRequest, name: CookieName): string | undefined {
  const wanted = `${prefix}${name}=`
  const found = request.headers.cookie?.split(';').find((each) => each.trim().startsWith(wanted))
  return found?.trim().slice(wanted.length) || undefined
}

export const setCookie = (reply: FastifyReply, name: CookieName, value: string, seconds: number): FastifyReply =>
  reply.header('set-cookie', `${prefix}${name}=${value}; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=${seconds}`)
