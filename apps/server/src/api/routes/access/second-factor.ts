import {
  beginApp,
  beginEnrolStep,
  confirmApp,
  getColleaguesSecondFactors,
  getSecondFactor,
  passEnrolStep,
  passSecondStep,
  removeSecondFactor,
  renewRecoveryCodes,
  requireSecondFactor,
  resetSecondFactor,
} from '@sojourn/contract/access/second-factor.calls'
import { networkOf } from '../../../kit/network'
import { colleagues, requireOfCompany, resetOfColleague } from '../../../modules/access/second-factor/company'
import { beginMyApp, confirmMyApp, myFactor, removeMyFactor, renewMyCodes } from '../../../modules/access/second-factor/my-factor'
import { beginEnrolInStep, passEnrolInStep, passStep } from '../../../modules/access/second-factor/second-step'
import { bind, bindPublic, type Api } from '../../bind'
import { bindEntry } from '../../entry'
import { visitorOf } from '../../visitor'

export function bindSecondFactor(api: Api): void {
  bindEntry(api, passSecondStep, passStep)
  bindEntry(api, passEnrolStep, passEnrolInStep)
  bindPublic(api, beginEnrolStep, (context, asked, { request }) => beginEnrolInStep(context, asked, visitorOf(request)))

  bind(api, getSecondFactor, myFactor)
  bind(api, beginApp, beginMyApp)
  bind(api, confirmApp, (context, actor, asked, { request }) => confirmMyApp(context, actor, asked, networkOf(request.ip)))
  bind(api, renewRecoveryCodes, (context, actor, asked, { request }) =>
    renewMyCodes(context, actor, asked, networkOf(request.ip)),
  )
  bind(api, removeSecondFactor, (context, actor, asked, { request }) =>
    removeMyFactor(context, actor, asked, networkOf(request.ip)),
  )
  bind(api, requireSecondFactor, requireOfCompany)
  bind(api, getColleaguesSecondFactors, colleagues)
  bind(api, resetSecondFactor, (context, actor, asked, { request }) =>
    resetOfColleague(context, actor, asked, networkOf(request.ip)),
  )
}
