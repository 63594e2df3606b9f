import { getEmployeeConfig, getEnterpriseCurrency, login, logout } from '@sojourn/contract/access/session.calls'
import { employeeConfig, enterpriseCurrency, linkCurrency } from '../../../modules/access/config'
import { signIn } from '../../../modules/access/sign-in'
import { signOut } from '../../../modules/access/sign-out'
import { problem } from '@sojourn/contract/kit/problems'
import { endCookie } from '../../session'
import { languageOf } from '../../envelope'
import { bind, bindPublic, type Api } from '../../bind'
import { bindEntry } from '../../entry'

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
