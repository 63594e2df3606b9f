import type { Language } from '@sojourn/contract/kit/language'
import { readableName } from '@sojourn/domain/booking/traveller/passenger-name'
import { mailText } from '@sojourn/text/booking/mail'
import type { Work } from '../../../context'
import type { Tenant } from '../../../db/tenant'
import { chinaDate } from '../../../kit/clock'
import { newToken, tokenHash } from '../../../kit/vault'
import { findSubstitutes } from './delegate-store'
import { insertLink } from './link-store'
import type { ApprovalRow } from './store'
import { findReaders } from '../notification/store'
import { writeAll, type NotificationRequest } from '../notification/write'
import type { Lines } from '../coupon/journey-lines'
import { decisionLines } from './decision-lines'
import type { ApprovalSubject } from './subject'

type Asking = 'approvalAsked' | 'approvalReminder' | 'approvalUrged'
type Asked = Pick<ApprovalRow, 'approvalId' | 'progress'>
export type SubjectWords = Pick<
  ApprovalSubject,
  'kind' | 'object' | 'no' | 'displayNo' | 'title' | 'total' | 'travellers' | 'told'
>

/** A case that only reminds has no end; its links have one. */
const openEndedLinkMs = 7 * 24 * 3_600_000

interface ApprovalRequest {
  kind: Asking
  asked: Asked
  subject: SubjectWords
  approverIds: readonly string[]
  tell?: () => Promise<Lines>
}

/** Writes to the approvers, each with a link of one's own, and to whoever stands in for them today. */
export const askApprovers = async (work: Work, request: ApprovalRequest): Promise<void> =>
  writeAll(work, await requestsOf(work, request))

/** What is written to them. */
export async function requestsOf(
  work: Work,
  {
    kind,
    asked,
    subject,
    approverIds,
    tell = (): Promise<Lines> => decisionLines(work, asked.approvalId, subject),
  }: ApprovalRequest,
): Promise<NotificationRequest[]> {
  if (approverIds.length === 0) return []
  const substitutes = await findSubstitutes(work, {
    approvalId: asked.approvalId,
    principalIds: approverIds,
    today: chinaDate(work.context.clock.now()),
  })
  const readers = [...new Set([...approverIds, ...substitutes.map(({ substituteId }) => substituteId)])]
  const facts = {
    ...factsOf(subject),
    ownLines: await substituteLines(work, substitutes),
    lines: await tell(),
    deadline: new Date(asked.progress.deadline),
    path: `/center/approvalDetail?approvalId=${asked.approvalId}`,
    decideLinks: await linksFor(work, asked, readers),
  }
  return [{ kind, employeeIds: readers, facts }]
}

/** A substitute reads in whose place a decision is asked. */
async function substituteLines(
  tenant: Tenant,
  substitutes: readonly { principalId: string; substituteId: string }[],
): Promise<(employeeId: string, language: Language) => string[]> {
  const ids = substitutes.map(({ principalId }) => principalId)
  const principals = ids.length === 0 ? [] : await findReaders(tenant, ids)
  return (employeeId, language) => {
    const { decision } = mailText[language]
    return substitutes
      .filter(({ substituteId }) => substituteId === employeeId)
      .flatMap(({ principalId }) => principals.find((each) => each.employeeId === principalId) ?? [])
      .map((principal) => decision.inPlaceOf({ name: readableName(principal, language) }))
  }
}

export const factsOf = (subject: SubjectWords) => ({
  object: subject.object,
  orderNo: subject.displayNo ?? subject.no,
  title: subject.title,
  total: subject.total,
  travellers: subject.travellers,
})

/** Where a case is read that asks nothing. */
export const toldPath = (approvalId: string): string => `/center/approvalOrder/detail?approvalId=${approvalId}`

/** Copies are for reading: their notification leads to the case and asks nothing. */
export const copyOf = (approvalId: string, subject: SubjectWords, employeeIds: readonly string[]): NotificationRequest => ({
  kind: 'approvalCopied',
  employeeIds,
  facts: { ...factsOf(subject), path: toldPath(approvalId) },
})

/** Made only where somebody delivers notifications: the page for notifications needs none, its reader is signed in. */
async function linksFor(
  work: Work,
  { approvalId, progress }: Asked,
  employeeIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const links = new Map<string, string>()
  if (!work.context.mail.delivers && !work.context.outbox) return links
  const createdAt = work.context.clock.now()
  const expiresAt =
    progress.onSilence === 'remind' ? new Date(createdAt.getTime() + openEndedLinkMs) : new Date(progress.deadline)
  for (const employeeId of employeeIds) {
    const token = `${work.enterpriseId}.${newToken()}`
    await insertLink(work, { tokenHash: tokenHash(token), approvalId, employeeId, createdAt, expiresAt })
    // Behind the hash sign, so that no log of requests and no referrer ever holds it.
    links.set(employeeId, `${work.context.config.publicUrl}/v/center/approvalLink#${token}`)
  }
  return links
}
