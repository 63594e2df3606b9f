import type { Static, TSchema } from 'typebox'
import type { SignedIn } from '@sojourn/contract/access/session.shapes'
import type { Call } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { isLoopback } from '../config'
import type { Context } from '../context'
import type { Opened } from '../modules/access/open-session'
import type { Visitor } from '../modules/access/visitor'
import { bindPublic, type Api } from './bind'
import { beginCookie } from './session'
import { keepBrowser, visitorOf } from './visitor'

/** Joins a call that anybody may make to a use case that opens a session: the browser is given it, and is known to its person from now on. */
export function bindEntry<Request extends TSchema>(
  api: Api,
  call: Call<Request, typeof SignedIn>,
  useCase: (context: Context, request: Static<Request>, visitor: Visitor) => Promise<Opened | Problem>,
): void {
  bindPublic(api, call, async (context, given, { request, reply }) => {
    // Over plain http browsers keep the cookies of their own machine alone, and passwords can be read on the way.
    if (!context.config.publicUrl.startsWith('https:') && !isLoopback(request.hostname)) return problem('insecureAddress')
    const visitor = visitorOf(request)
    const opened = await useCase(context, given, visitor)
    if (isProblem(opened)) return opened
    beginCookie(request, reply, opened)
    if (!opened.assists) keepBrowser(reply, context, visitor, opened.login)
    return opened.answer
  })
}
