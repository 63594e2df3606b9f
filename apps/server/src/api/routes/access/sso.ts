import { dtgToLocalSso, localToDtgSso, useSsoTicket } from '@sojourn/contract/access/sso.calls'
import { isProblem } from '@sojourn/contract/kit/problems'
import { toLocal, toParent, useTicket } from '../../../modules/access/sso/sso'
import { bind, bindPublic, type Api } from '../../bind'
import { beginCookie } from '../../session'

/** Between this site and the one it belongs to (S7.09). */
export function bindSso(api: Api): void {
  bind(api, localToDtgSso, toParent)
  bind(api, dtgToLocalSso, toLocal)
  bindPublic(api, useSsoTicket, async (context, request, { reply }) => {
    const answer = await useTicket(context, request)
    if (!isProblem(answer)) beginCookie(reply, context.config, answer.loginToken)
    return answer
  })
}
