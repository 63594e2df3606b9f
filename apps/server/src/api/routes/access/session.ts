import { getEmployeeConfig, getEnterpriseCurrency, login, logout } from '@sojourn/contract/access/session.calls'
import { employeeConfig, enterpriseCurrency, linkCurrency } from '../../../modules/access/config'
import { signIn } from '../../../modules/access/sign-in'
import { signOut } from '../../../modules/access/sign-out'
import { isProblem, problem } from '@sojourn/contract/kit/problems'
import { beginCookie, endCookie } from '../../session'
import { languageOf } from '../../envelope'
import { bind, bindPublic, type Api } from '../../bind'

export function bindSession(api: Api): void {
  bindPublic(api, login, async (context, request, { request: http, reply }) => {
    const answer = await signIn(context, request, http.ip)
    if (!isProblem(answer)) beginCookie(reply, context.config, answer.loginToken)
    return answer
  })
  bind(api, logout, async (context, actor, _, { reply }) => {
    api.sessions.forget(actor.tokenHash)
    endCookie(reply, context.config)
    return signOut(context, actor)
  })
  bind(api, getEmployeeConfig, employeeConfig)
  bindPublic(api, getEnterpriseCurrency, async (context, { approvetoken }, { request }) => {
    const language = languageOf(request)
    if (approvetoken !== undefined) return linkCurrency(context, approvetoken, language)
    const actor = await api.sessions.actorOf(request)
    return actor ? enterpriseCurrency(context, actor.enterpriseId, language) : problem('notSignedIn')
  })
}
