import type { Static, TSchema } from 'typebox'
import type { SignedIn } from '@sojourn/contract/access/session.shapes'
import type { Call } from '@sojourn/contract/kit/call'
import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import type { Context } from '../context'
import type { Opened } from '../modules/access/open-session'
import type { Visitor } from '../modules/access/visitor'
import { bindPublic, type Api } from './bind'
import { beginCookie } from './session'
import { keepBrowser, visitorOf } from './visitor'

/** Joins a call that anybody may make to a use case that opens a session of one's own: the browser is given it, and is known from now on. */
export function bindEntry<Request extends TSchema>(
  api: Api,
  call: Call<Request, typeof SignedIn>,
  useCase: (context: Context, request: Static<Request>, visitor: Visitor) => Promise<Opened | Problem>,
): void {
  bindPublic(api, call, async (context, request, http) => {
    const visitor = visitorOf(http.request)
    const opened = await useCase(context, request, visitor)
    if (isProblem(opened)) return opened
    beginCookie(http.reply, context.config, opened.answer.loginToken)
    keepBrowser(http.reply, context, visitor, opened.login)
    return opened.answer
  })
}
