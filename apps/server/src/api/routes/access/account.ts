import {
  activateAccount,
  changeContact,
  checkInitialPassword,
  checkVerifyCode,
  getSignInOptions,
  getVerifyTicket,
  loginByCode,
  modifyPassword,
  openAccount,
  registerEnterprise,
  resetPassword,
  saveLanguage,
  sendVerifyCode,
} from '@sojourn/contract/access/account.calls'
import { getMembershipInfo, setMembership } from '@sojourn/contract/access/membership.calls'
import { askCode } from '../../../modules/access/code/ask-code'
import { checkCode, readTicket, signInByCode } from '../../../modules/access/code/check-code'
import { checkInitial } from '../../../modules/access/password/initial-password'
import { replaceContact } from '../../../modules/access/account/change-contact'
import { changeLanguage } from '../../../modules/access/account/change-language'
import { changeMembership, membershipOf } from '../../../modules/access/membership'
import { open } from '../../../modules/access/joining/open-account'
import { register } from '../../../modules/access/joining/register-enterprise'
import { activate, changePassword, reset } from '../../../modules/access/password/set-password'
import { bind, bindPublic, type Api } from '../../bind'
import { bindEntry, bindTrial, refuseInsecure } from '../../entry'
import { keepBrowser, visitorOf } from '../../visitor'
import { outboxPath, reachesOutbox } from './outbox'

/** Codes, tickets and passwords, before and after signing in. */
export function bindAccount(api: Api): void {
  const { config } = api.context
  bindPublic(api, getSignInOptions, ({ outbox }, _asked, { request }) =>
    Promise.resolve({
      outboxPath: outbox && reachesOutbox(config, request) ? outboxPath : null,
      parentLoginUrl: config.parentLoginUrl ?? null,
    }),
  )
  bindPublic(api, sendVerifyCode, async (context, asked, { request, reply }) => {
    const insecure = refuseInsecure(context, request)
    if (insecure) return insecure
    const visitor = visitorOf(request)
    keepBrowser(reply, context, visitor)
    return askCode(context, asked, visitor)
  })
  bindTrial(api, checkVerifyCode, checkCode)
  bindTrial(api, checkInitialPassword, checkInitial)
  bindPublic(api, getVerifyTicket, readTicket)
  bindPublic(api, resetPassword, (context, wanted, { request }) => reset(context, wanted, visitorOf(request)))

  bindEntry(api, loginByCode, signInByCode)
  bindEntry(api, activateAccount, activate)
  bindEntry(api, openAccount, open)
  bindEntry(api, registerEnterprise, register)

  bind(api, modifyPassword, changePassword)
  bind(api, changeContact, replaceContact)
  bind(api, saveLanguage, changeLanguage)
  bind(api, getMembershipInfo, membershipOf)
  bind(api, setMembership, changeMembership)
}
