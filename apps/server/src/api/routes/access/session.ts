import { getEmployeeConfig, getEnterpriseCurrency, login, logout } from '@sojourn/contract/access/session.calls'
import { employeeConfig, enterpriseCurrency } from '../../../modules/access/config'
import { signIn } from '../../../modules/access/sign-in'
import { signOut } from '../../../modules/access/sign-out'
import { isProblem } from '@sojourn/contract/kit/problems'
import { sessionCookie } from '../../session'
import { bind, bindPublic, type Api } from '../../bind'

export function bindSession(api: Api): void {
  bindPublic(api, login, async (context, request, { request: http, reply }) => {
    const answer = await signIn(context, request, http.ip)
    if (!isProblem(answer)) reply.header('set-cookie', sessionCookie(answer.loginToken, 12 * 3600))
    return answer
  })
  bind(api, logout, async (context, actor) => {
    api.sessions.forget(actor.tokenHash)
    return signOut(context, actor)
  })
  bind(api, getEmployeeConfig, employeeConfig)
  bind(api, getEnterpriseCurrency, enterpriseCurrency)
}
