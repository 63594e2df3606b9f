import type { FastifyReply, FastifyRequest } from 'fastify'
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
import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import { askCode } from '../../../modules/access/ask-code'
import { checkCode, readTicket, signInByCode } from '../../../modules/access/check-code'
import { checkInitial } from '../../../modules/access/initial-password'
import { replaceContact } from '../../../modules/access/change-contact'
import { changeLanguage } from '../../../modules/access/change-language'
import { changeMembership, membershipOf } from '../../../modules/access/membership'
import { open } from '../../../modules/access/open-account'
import { register } from '../../../modules/access/register-enterprise'
import { activate, changePassword, reset } from '../../../modules/access/set-password'
import type { Visitor } from '../../../modules/access/visitor'
import { bind, bindPublic, type Api } from '../../bind'
import { languageOf } from '../../envelope'
import { beginCookie } from '../../session'
import { outboxPath } from './outbox'

const visitorOf = (request: FastifyRequest): Visitor => ({ address: request.ip, language: languageOf(request) })

/** Codes, tickets and passwords, before and after signing in. */
export function bindAccount(api: Api): void {
  const { config } = api.context
  bindPublic(api, getSignInOptions, ({ outbox }) =>
    Promise.resolve({ outboxPath: outbox ? outboxPath : null, parentLoginUrl: config.parentLoginUrl ?? null }),
  )
  bindPublic(api, sendVerifyCode, (context, asked, { request }) => askCode(context, asked, visitorOf(request)))
  bindPublic(api, checkVerifyCode, (context, code, { request }) => checkCode(context, code, visitorOf(request)))
  bindPublic(api, checkInitialPassword, (context, given, { request }) => checkInitial(context, given, visitorOf(request)))
  bindPublic(api, getVerifyTicket, readTicket)
  bindPublic(api, resetPassword, async (context, wanted, { request }) => {
    const answer = await reset(context, wanted, visitorOf(request))
    api.sessions.forgetAll()
    return answer
  })

  const signedIn = <Answer extends { loginToken: string }>(answer: Answer | Problem, reply: FastifyReply) => {
    if (!isProblem(answer)) beginCookie(reply, config, answer.loginToken)
    return answer
  }
  bindPublic(api, loginByCode, async (context, code, { request, reply }) =>
    signedIn(await signInByCode(context, code, visitorOf(request)), reply),
  )
  bindPublic(api, activateAccount, async (context, wanted, { request, reply }) =>
    signedIn(await activate(context, wanted, visitorOf(request)), reply),
  )
  bindPublic(api, openAccount, async (context, wanted, { request, reply }) =>
    signedIn(await open(context, wanted, visitorOf(request)), reply),
  )
  bindPublic(api, registerEnterprise, async (context, wanted, { request, reply }) =>
    signedIn(await register(context, wanted, visitorOf(request)), reply),
  )

  bind(api, modifyPassword, async (context, actor, wanted, { request }) => {
    const answer = await changePassword(context, actor, wanted, request.ip)
    api.sessions.forgetAll()
    return answer
  })
  bind(api, changeContact, replaceContact)
  bind(api, saveLanguage, changeLanguage)
  bind(api, getMembershipInfo, membershipOf)
  bind(api, setMembership, changeMembership)
}
