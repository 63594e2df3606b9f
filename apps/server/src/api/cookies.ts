import type { FastifyReply, FastifyRequest } from 'fastify'

/** A browser takes such a cookie from this host alone, over https or from its own machine, and shows it to no script. */
const prefix = '__Host-sojourn_'

/** Cookies whose name begins so, oldest first. */
export const cookiesOf = (request: FastifyRequest, name: string): { name: string; value: string }[] =>
  (request.headers.cookie ?? '').split(';').flatMap((each) => {
    const [key = '', value = ''] = each.trim().split('=', 2)
    return key.startsWith(prefix + name) && value ? [{ name: key.slice(prefix.length), value }] : []
  })

export const readCookie = (request: FastifyRequest, name: string): string | undefined =>
  cookiesOf(request, name).find((cookie) => cookie.name === name)?.value

export const setCookie = (reply: FastifyReply, name: string, value: string, seconds: number): FastifyReply =>
  reply.header('set-cookie', `${prefix}${name}=${value}; Path=/; Secure; HttpOnly; SameSite=Strict; Max-Age=${seconds}`)

export const endCookie = (reply: FastifyReply, name: string): FastifyReply => setCookie(reply, name, '', 0)
