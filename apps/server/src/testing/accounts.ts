import type { CodePurpose, CodeChannel } from '@sojourn/contract/access/account.shapes'
import { checkVerifyCode, sendVerifyCode } from '@sojourn/contract/access/account.calls'
import type { OutboxMessage } from '@sojourn/supply/ports/sms'
import { expectResult } from './flights'
import type { TestServer } from './server'

/** Messages of the outbox, the newest first. */
export const outboxOf = (server: TestServer): Promise<OutboxMessage[]> => {
  const { outbox, database, clock } = server.context
  if (!outbox) throw new Error('the test server keeps an outbox')
  return database.platform((sql) => outbox.read({ sql, now: clock.now() }, 100))
}

/** What was sent last to this number or address. */
export async function lastMessage(server: TestServer, to: string): Promise<OutboxMessage | undefined> {
  await server.context.drainJobs()
  return (await outboxOf(server)).find((message) => message.to === to)
}

export const codeIn = (message: OutboxMessage | undefined): string => /\b\d{6}\b/.exec(message?.body ?? '')?.[0] ?? ''
export const ticketIn = (message: OutboxMessage | undefined): string => /ticket=([\w-]+)/.exec(message?.body ?? '')?.[1] ?? ''

interface Asked {
  purpose: CodePurpose
  channel: CodeChannel
  account: string
  /** Where the code arrives, when it is not the account. */
  to?: string
}

/** Asks for a code and reads it where it arrives. */
export async function askForCode(server: TestServer, { to, ...asked }: Asked): Promise<string> {
  expectResult(await server.call(null, sendVerifyCode, asked))
  return codeIn(await lastMessage(server, to ?? asked.account))
}

/** The ticket for a right code. */
export async function ticketFor(server: TestServer, asked: Asked): Promise<string> {
  const code = await askForCode(server, asked)
  const { purpose, account } = asked
  return expectResult(await server.call(null, checkVerifyCode, { purpose, account, code })).ticket
}
