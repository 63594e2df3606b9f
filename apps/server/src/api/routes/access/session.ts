import { getEmployeeConfig, getEnterpriseCurrency, login, logout } from '@sojourn/contract/access/session.calls'
import { employeeConfig, enterpriseCurrency, linkCurrency } from '../../../modules/access/config'
import { signIn } from '../../../modules/access/sign-in'
import { signOut } from '../../../modules/access/sign-out'
<<<<<<< HEAD
import { isProblem, problem } from '@sojourn/contract/kit/problems'
import { beginCookie, endCookie } from '../../session'
import { languageOf } from '../../envelope'
import { bind, bindPublic, type Api } from '../../bind'
=======
import { endCookie } from '../../session'
import { bind, type Api } from '../../bind'
import { bindEntry } from '../../entry'
>>>>>>> db851f00 (What strangers fail at closes nothing to people whose browser is known; codes belong to the browser that asked; addresses are slowed, not locked, and heard from named proxies only)

export function bindSession(api: Api): void {
  bindEntry(api, login, signIn)
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
