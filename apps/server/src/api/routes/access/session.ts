import {
  endMySessions,
  getEmployeeConfig,
  getEnterpriseCurrency,
  getMySessions,
  login,
  logout,
} from '@sojourn/contract/access/session.calls'
import { employeeConfig, enterpriseCurrency, linkCurrency } from '../../../modules/access/config'
import { endSessions, mySessions } from '../../../modules/access/account/my-sessions'
import { signIn } from '../../../modules/access/session/sign-in'
import { signOut } from '../../../modules/access/session/sign-out'
import { problem } from '@sojourn/contract/kit/problems'
import { forgetCookie } from '../../session'
import { languageOf } from '../../envelope'
import { bind, bindPublic, type Api } from '../../bind'
import { bindEntry } from '../../entry'
import { refuseLink } from '../../link'

export function bindSession(api: Api): void {
  bindEntry(api, login, signIn)
  bind(
    api,
    logout,
    (context, actor, _, { request, reply }) => {
      forgetCookie(request, reply)
      return signOut(context, actor)
    },
    { always: true },
  )
  bind(api, getMySessions, mySessions)
  bind(api, endMySessions, endSessions)
  bind(api, getEmployeeConfig, employeeConfig)
  bindPublic(api, getEnterpriseCurrency, async (context, { approvetoken }, { request }) => {
    const language = languageOf(request)
    if (approvetoken !== undefined) return refuseLink(api, request, approvetoken) ?? linkCurrency(context, approvetoken, language)
    const actor = await api.sessions.actorOf(request)
    return actor ? enterpriseCurrency(context, actor.enterpriseId, language) : problem('notSignedIn')
  })
}
