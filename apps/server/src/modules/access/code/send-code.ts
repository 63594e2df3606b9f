import { randomInt } from 'node:crypto'
import type { CodePurpose } from '@sojourn/contract/access/account.shapes'
import { domainOf } from '@sojourn/domain/access/mail-domain'
import { codeRules } from '@sojourn/domain/access/verification'
import { codeMessagesText } from '@sojourn/text/access/code-messages'
import type { Context } from '../../../context'
import { finishJob } from '../../../db/queue'
import { inTransaction } from '../../../work'
import { chinaDate } from '../../../kit/clock'
import { newToken, tokenHash } from '../../../kit/vault'
import { findPerson, type Person } from '../account/account-store'
import { deliver } from './deliver'
import { findJoiningKey, findLogin } from '../store'
import { findVerification, storeCode, type VerificationRow } from './verification-store'

const minute = 60_000
/** How long a mailed link works, by what it is for. */
const linkMinutes: Partial<Record<CodePurpose, number>> = { activate: 24 * 60, reset: 30 }

type Notice = 'accountExists' | 'activateFirst' | 'alreadyActive'
/** A code for the person or for a newcomer, a word about an account that is in another state, or nothing at all. */
type Reply = { kind: 'code'; person: Person | undefined } | { kind: 'notice'; notice: Notice; person: Person | undefined }

interface CodeJob {
  id: string
  payload: Record<string, string>
}

/** Makes the code that somebody asked for and sends it, if there is a receiver; only its keyed hash is kept. */
export async function sendCode(context: Context, job: CodeJob): Promise<void> {
  const asked = await context.database.platform((sql) => findVerification(sql, job.payload['id']!))
  const now = context.clock.now()
  const open = asked && !asked.codeHash && asked.expiresAt > now ? asked : undefined
  const account = open && context.vault.open(open.accountCipher)
  const reply = open && account ? await replyTo(context, open, account) : undefined
  await inTransaction(context, 0, async (work) => {
    await finishJob(work.sql, job.id)
    if (!open || !reply || account === undefined) return
    const receiver = receiverOf(context, open, reply.person, account)
    if (!receiver) return
    const text = codeMessagesText[open.language]
    if (reply.kind === 'notice') {
      const page = reply.notice === 'activateFirst' ? '/activation/index' : '/login'
      const body = text.notices[reply.notice]({ link: `${context.config.publicUrl}/v${page}` })
      await deliver(work, { channel: open.channel, to: receiver, subject: text.noticeSubject, body, signature: text.signature })
      return
    }
    const code = String(randomInt(0, 1_000_000)).padStart(6, '0')
    const link = linkOf(context, open, now)
    await storeCode(work.sql, open.id, {
      codeHash: codeHash(context, open.id, code),
      person: reply.person,
      ticketHash: link && tokenHash(link.ticket),
      ticketExpiresAt: link?.expiresAt,
    })
    const purpose = text.purposes[open.purpose]
    const body = [
      text.code({ purpose, code, minutes: codeRules.minutes }),
      ...(link ? ['', text.link({ link: link.address })] : []),
    ]
    await deliver(work, {
      channel: open.channel,
      to: receiver,
      subject: text.subject({ purpose }),
      body: body.join('\n'),
      signature: text.signature,
    })
  })
}

export const codeHash = (context: Context, id: string, code: string): string => context.vault.digest(`${id}:${code}`)

/** What proves a domain goes to the address itself, whoever has it. Who left the company gets nothing; a newcomer's contact must be free, and a mail domain must belong to a company. */
async function replyTo(context: Context, { purpose, channel }: VerificationRow, account: string): Promise<Reply | undefined> {
  if (purpose === 'domain') return channel === 'mail' ? { kind: 'code', person: undefined } : undefined
  const login = await context.database.platform((sql) => findLogin(sql, context.vault.digest(account)))
  const person = login && (await context.database.tenant(login.enterpriseId, (sql) => findPerson(sql, login)))
  if (login && !person?.active) return undefined
  if (purpose === 'register' || purpose === 'openAccount' || purpose === 'contact') {
    if (person) return { kind: 'notice', notice: 'accountExists', person: undefined }
    const known = purpose !== 'openAccount' || channel === 'mobile' || (await companyOf(context, account)) !== undefined
    return known ? { kind: 'code', person: undefined } : undefined
  }
  if (!person) return undefined
  if (purpose === 'activate')
    return person.awaitingActivation ? { kind: 'code', person } : { kind: 'notice', notice: 'alreadyActive', person }
  return person.awaitingActivation ? { kind: 'notice', notice: 'activateFirst', person } : { kind: 'code', person }
}

/** The company whose people have mail addresses of this domain. */
export const companyOf = (context: Context, mail: string): Promise<number | undefined> =>
  context.database.platform((sql) => findJoiningKey(sql, context.vault.digest(domainOf(mail)), chinaDate(context.clock.now())))

function receiverOf(context: Context, { channel }: VerificationRow, person: Person | undefined, account: string): string {
  if (!person) return account
  return channel === 'mail' ? person.email : context.vault.open(person.mobileCipher)
}

function linkOf(context: Context, { purpose, channel }: VerificationRow, now: Date) {
  const minutes = channel === 'mail' ? linkMinutes[purpose] : undefined
  if (minutes === undefined) return undefined
  const ticket = newToken()
  const page = purpose === 'activate' ? '/activation/mail/index' : '/forget/confirmPass/index'
  return {
    ticket,
    address: `${context.config.publicUrl}/v${page}#ticket=${ticket}`,
    expiresAt: new Date(now.getTime() + minutes * minute),
  }
}
