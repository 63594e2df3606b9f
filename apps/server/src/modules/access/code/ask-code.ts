import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import type { sendVerifyCode } from '@sojourn/contract/access/account.calls'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import { codeRules, refuseCode, type CodeRefusal } from '@sojourn/domain/access/verification'
import { accountFault } from '@sojourn/domain/booking/traveller/contact-validators'
import { travellerFaultSentence } from '@sojourn/domain/booking/traveller/traveller-sentences'
import type { Context } from '../../../context'
import { enqueueNow } from '../../../db/queue'
import { newId } from '../../../kit/id'
import { findLogin } from '../store'
import { countAsked, insertVerification, lockAsking } from './verification-store'
import { isKnownTo, type Visitor } from '../visitor'

/**
 * Takes a request for a code. Whether the account exists is looked up by the job that sends the code, so the answer and
 * the work for it are the same for everybody.
 */
export async function askCode(
  context: Context,
  { purpose, channel, account }: RequestOf<typeof sendVerifyCode>,
  visitor: Visitor,
): Promise<ResponseOf<typeof sendVerifyCode> | Problem> {
  // A forgotten password is recovered for any account by any channel; otherwise the account is what the code goes to.
  const fault = purpose === 'reset' ? undefined : accountFault(channel, account.trim())
  if (fault)
    return problem('contactInvalid', { field: 'account', detail: { why: travellerFaultSentence(fault, visitor.language) } })
  const now = context.clock.now()
  const { network: address, language, browser } = visitor
  const accountHash = context.vault.digest(account)
  return context.database.transaction(0, async (sql) => {
    await lockAsking(sql, accountHash, address)
    const known = isKnownTo(context.vault, browser, await findLogin(sql, accountHash))
    const refusal = refuseCode(await countAsked(sql, { accountHash, address, browser: browser.id, known }, now))
    if (refusal) return refusalProblem(refusal)
    const id = newId(now)
    await insertVerification(sql, {
      id,
      purpose,
      channel,
      accountHash,
      accountCipher: context.vault.seal(account.trim()),
      language,
      address,
      browser: browser.id,
      known,
      askedAt: now,
      expiresAt: new Date(now.getTime() + codeRules.minutes * 60_000),
    })
    await enqueueNow(context, sql, { kind: 'account.sendCode', enterpriseId: 0, payload: { id } })
    return { expiresInSeconds: codeRules.minutes * 60, resendInSeconds: codeRules.resendSeconds }
  })
}

function refusalProblem(refusal: CodeRefusal): Problem {
  const { kind, seconds: retryAfter } = refusal
  if (kind === 'tooSoon') return problem('codeTooSoon', { retryAfter, detail: { seconds: retryAfter } })
  return problem(kind === 'tooMany' ? 'codeTooMany' : 'tooManyRequests', { retryAfter })
}
