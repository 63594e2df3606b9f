import type { FastifyReply, FastifyRequest } from 'fastify'
import { deviceOf } from '@sojourn/domain/kit/device'
import type { Context } from '../context'
import { networkOf } from '../kit/network'
import { newToken } from '../kit/vault'
import { markOf, type Visitor } from '../modules/access/visitor'
import type { LoginRow } from '../modules/access/store'
import { readCookie, setCookie } from './cookies'
import { languageOf } from './envelope'

const keptSeconds = 180 * 24 * 3600

/** A browser that comes for the first time is given a number by the answer; see `keepBrowser`. */
export function visitorOf(request: FastifyRequest): Visitor {
  const [, id, mark = ''] = /^([\w-]{43})(?:\.([\da-f]{64}))?$/.exec(readCookie(request, 'browser') ?? '') ?? []
  return {
    network: networkOf(request.ip),
    language: languageOf(request),
    browser: { id: id ?? newToken(), mark },
    device: deviceOf(request.headers['user-agent'] ?? ''),
  }
}

/** The browser keeps its number, and the mark of whoever has just signed in with it. */
export function keepBrowser(reply: FastifyReply, { vault }: Context, { browser }: Visitor, login?: LoginRow): void {
  const mark = login ? markOf(vault, browser, login) : browser.mark
  setCookie(reply, 'browser', mark ? `${browser.id}.${mark}` : browser.id, keptSeconds)
}
