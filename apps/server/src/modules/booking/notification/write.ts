import type { ApprovalObject } from '@sojourn/contract/booking/approval/approval.shapes'
import type { PassengerType } from '@sojourn/contract/booking/traveller.shapes'
import { parseLanguage, type Language, type LocalText } from '@sojourn/contract/kit/language'
import type { OwnOrderWords } from '@sojourn/domain/booking/order/order-words'
import { isMailed } from '@sojourn/domain/booking/notification-choices'
import { momentInWords } from '@sojourn/domain/kit/day-words'
import { whoActed } from '@sojourn/domain/booking/approval/approval-sentences'
import { passengerName, readableName, type ReadableName } from '@sojourn/domain/booking/traveller/passenger-name'
import { mailText } from '@sojourn/text/booking/mail'
import type { Context, Work } from '../../../context'
import { newId } from '../../../kit/id'
import { enqueueNow } from '../../../db/queue'
import { nameIn } from '../columns/latin-column'
import { findReaders, insertNotifications, type Notification, type Reader } from './store'

export type NotificationKind =
  | 'submitted'
  | 'approvalAsked'
  | 'approvalReminder'
  | 'approvalUrged'
  | 'approvalCopied'
  | 'approvalTold'
  | 'approvalCommented'
  | 'approved'
  | 'applicationMade'
  | 'applicationApproved'
  | 'rejected'
  | 'undecided'
  | 'issued'
  | 'failed'
  | 'closed'
  | 'offerGone'
  | 'leftParty'
  | 'refunded'
  | 'refundFailed'
  | 'unused'
  | 'changed'
  | 'changeFailed'
  | 'serviceCancelled'
  | 'serviceChanged'
  | 'serviceRestored'
  | 'serviceAccepted'
  | 'priceDropped'
  | 'depositLow'
  | 'agentOpened'
  | 'colleagueOpened'
  | 'colleagueOnOrder'
  | 'demandQuoted'
  | 'demandRefused'
  | 'demandDeclined'
  | 'requestLate'
  | 'requestOver'
  | 'deskLate'
  | 'manualQuoted'
  | 'manualRefused'
  | 'papersAsked'
  | 'progressed'

export type NamedTraveller = ReadableName & { passenger?: PassengerType }

type Lines = (language: Language) => readonly string[]

interface NotificationFacts {
  /** What the number is of; an order where absent. */
  object?: ApprovalObject
  orderNo: string
  title: LocalText
  total: number
  travellers: readonly NamedTraveller[]
  deadline?: Date
  reason?: string | LocalText
  /** Who wrote the reason. */
  writer?: string
  /** Who decided, and for whom where a substitute did. */
  decider?: { id: string; name: string; inPlaceOf?: string }
  /** Lines behind the sentence of the notification, which may still be read. */
  lines?: Lines | Promise<Lines>
  /** What only one reader is told. */
  ownLines?: (employeeId: string, language: Language) => readonly string[]
  /** By employee: an address that only the sent copy may carry. */
  decideLinks?: ReadonlyMap<string, string>
  /** The product's own sentences. */
  words?: ((language: Language) => OwnOrderWords) | undefined
  /** Page of the product, relative to its root. */
  path: string
}

/** The same said to several people. */
export interface NotificationRequest {
  kind: NotificationKind
  employeeIds: readonly string[]
  facts: NotificationFacts
}

/** Writes to each person in that person's language; the notifications commit with what they report and are sent afterwards. */
export const writeNotifications = (
  work: Work,
  kind: NotificationKind,
  employeeIds: readonly string[],
  facts: NotificationFacts,
): Promise<void> => writeAll(work, [{ kind, employeeIds, facts }])

/** The same of several kinds at once. */
export async function writeAll(work: Work, all: readonly NotificationRequest[]): Promise<void> {
  const now = work.context.clock.now()
  const ids = all.flatMap(({ employeeIds, facts: { decider } }) => [...employeeIds, ...(decider ? [decider.id] : [])])
  if (ids.length === 0) return
  const [people, lines] = await Promise.all([
    findReaders(work, [...new Set(ids)]),
    Promise.all(all.map(async ({ facts }) => facts.lines)),
  ])
  const written = all.flatMap(({ kind, employeeIds, facts }, index) => {
    const decider = people.find(({ employeeId }) => employeeId === facts.decider?.id)
    const readers = people.filter(({ employeeId }) => employeeIds.includes(employeeId))
    return readers.map((reader) => ({
      notification: notification(work.context, { now, kind, reader, facts, lines: lines[index], decider }),
      mailed: work.context.mail.delivers && isMailed(kind, reader.unwantedNotifications),
    }))
  })
  const notifications = written.map(({ notification }) => notification)
  const sent = written.flatMap(({ notification, mailed }) => (mailed || notification.sentOnlyCipher ? notification : []))
  const tasks = sent.map(({ id }) => ({ kind: 'mail.send' as const, enterpriseId: work.enterpriseId, payload: { mailId: id } }))
  await Promise.all([
    insertNotifications(work, notifications, now),
    tasks.length > 0 && enqueueNow(work.context, work.sql, ...tasks),
  ])
}

/** The page behind the link speaks the language of the notification. */
const inLanguage = (link: string, language: Language): string => link.replace('#', `?lang=${language}#`)

/** As the company knows them, else by the name alone. */
function deciderIn({ decider }: NotificationFacts, person: Reader | undefined, language: Language): string {
  if (!decider) return ''
  const { name, inPlaceOf } = decider
  return whoActed(person ? readableName(person, language) : name, inPlaceOf && nameIn(inPlaceOf, language), language)
}

interface AskedNotification {
  now: Date
  kind: NotificationKind
  reader: Reader
  facts: NotificationFacts
  lines: Lines | undefined
  decider: Reader | undefined
}

function notification(context: Context, { now, kind, reader, facts, lines, decider }: AskedNotification): Notification {
  const language = parseLanguage(reader.language)
  const text = { ...mailText[language], ...facts.words?.(language).notifications }
  const decideLink = facts.decideLinks?.get(reader.employeeId)
  const words = {
    name: readableName(reader, language),
    title: facts.title[language],
    object: text.objects[facts.object ?? 'booking'],
    orderNo: facts.orderNo,
    traveller: facts.travellers.map((traveller) => passengerName(traveller, language)).join(language === 'en' ? ', ' : '、'),
    amount: `¥${(facts.total / 100).toFixed(2)}`,
    deadline: facts.deadline ? momentInWords(facts.deadline.toISOString(), language) : '',
    reason: typeof facts.reason === 'object' ? facts.reason[language] : (facts.reason ?? ''),
    writer: facts.writer ?? '',
    decider: deciderIn(facts, decider, language),
    link: `${context.config.publicUrl}/v${facts.path}`,
  }
  return {
    id: newId(now),
    employeeId: reader.employeeId,
    address: reader.email,
    language,
    subject: text[kind].subject(words),
    body: [
      text.greeting(words),
      '',
      text[kind].body(words),
      ...(facts.ownLines?.(reader.employeeId, language) ?? []),
      ...(lines?.(language) ?? []),
      '',
      text.open(words),
      '',
      text.signature,
    ].join('\n'),
    subjectNo: facts.orderNo,
    sentOnlyCipher:
      decideLink === undefined ? null : context.vault.seal(text.decideByLink({ link: inLanguage(decideLink, language) })),
  }
}
