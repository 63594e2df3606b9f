import { parseLanguage } from '@sojourn/contract/kit/language'
import { isProblem } from '@sojourn/contract/kit/problems'
import { readableName } from '@sojourn/domain/booking/traveller/passenger-name'
import { kindOf, reportRequest } from '@sojourn/domain/finance/report/kinds'
import { monthBefore, nextMailDay } from '@sojourn/domain/finance/report/monthly'
import { reportNotificationsText } from '@sojourn/text/finance/report/notifications'
import { reportText } from '@sojourn/text/finance/report/words'
import type { Context, Work } from '../../../../context'
import { ensureRepeating, repeatJob } from '../../../../db/queue'
import { runOfCompany } from '../../../../db/run-of-company'
import { chinaDate } from '../../../../kit/clock'
import { workbookType, type Sheet } from '../../../../kit/sheet/sheet'
import { writeWorkbook } from '../../../../kit/sheet/sheet-writer'
import { inCompany, inTransaction } from '../../../../work'
import { postNotifications } from '../../../booking/notification/post'
import { findReaders, type Reader } from '../../../booking/notification/store'
import { scopeOf } from '../../../booking/traveller/scope'
import { findCompanies } from '../../bill/account-store'
import { nextRun } from '../../bill/run'
import { aboutOf } from '../about'
import { findFollowedAt } from '../line-store'
import { readReport } from '../report'
import { sheetOf } from '../report-sheet'
import { toldFigure } from '../told-figure'
import { deleteMail, findDueMails, lockDueMail, setNextMail, type MailRow } from './mail-store'
import { findView, type ViewRow } from './view-store'

export const startMailing = (context: Context): Promise<unknown> =>
  context.database.platform((sql) => ensureRepeating(sql, 'report.mail', nextRun(context.clock.now())))

/** Every hour: sends the views whose day it is. What fails in one company keeps no other waiting, and is tried again an hour later. */
export async function mailReports(context: Context, job: { id: string }): Promise<void> {
  for (const enterpriseId of await context.database.platform(findCompanies))
    await runOfCompany(context, { job, enterpriseId, failed: 'the monthly reports of a company were not sent' }, () =>
      mailCompany(context, enterpriseId),
    )
  await context.database.platform((sql) => repeatJob(sql, job.id, nextRun(context.clock.now())))
}

async function mailCompany(context: Context, enterpriseId: number): Promise<void> {
  const today = chinaDate(context.clock.now())
  // Figures that are not whole yet are not sent.
  const due = await inCompany(context, enterpriseId, async (work) =>
    (await findFollowedAt(work)) ? findDueMails(work, today) : [],
  )
  for (const each of due)
    await inTransaction(context, enterpriseId, async (work) => {
      const mail = await lockDueMail(work, each, today)
      if (mail) await sendOne(work, mail, today)
    })
}

/** Ends what nobody sends any more: the sender has left, may no longer read reports or no longer sees the view. */
async function sendOne(work: Work, mail: MailRow, today: string): Promise<void> {
  const { viewId, senderId, day, readerIds } = mail
  const [[sender], view, scope] = await Promise.all([
    findReaders(work, [senderId]),
    findView(work, viewId, senderId),
    scopeOf(work, { employeeId: senderId }, 'readOrders'),
  ])
  if (!sender || !view || isProblem(scope)) return void (await deleteMail(work, viewId, senderId))
  for (const reader of await findReaders(work, readerIds)) await sendTo(work, reader, { view, sender, today })
  await setNextMail(work, mail, nextMailDay(today, day))
}

interface Sending {
  view: ViewRow
  sender: Reader
  today: string
}

/** The figures of the last month that this reader may read; whoever may no longer read any gets none. */
async function sendTo(work: Work, reader: Reader, { view, sender, today }: Sending): Promise<void> {
  const language = parseLanguage(reader.language)
  const kind = kindOf(view.page)
  const month = monthBefore(today)
  const { employeeId } = reader
  const request = reportRequest(kind, view.search, month)
  const report = await readReport(work, { employeeId, language }, request)
  if (isProblem(report)) return
  const { context, enterpriseId } = work
  const asked = { ...request, page: view.page, figures: kind.columns, lines: false }
  const actor = { enterpriseId, employeeId, name: reader.name, language }
  const sheet = sheetOf(context, actor, asked, { answer: report, about: await aboutOf(work, actor, asked, report) })
  const file = { name: `${view.page}-${month.from.slice(0, 7)}.xlsx`, type: workbookType, content: await workbookOf(sheet) }
  const facts = {
    name: readableName(reader, language),
    view: view.name,
    month: month.from.slice(0, 7),
    sender: sender.employeeId === employeeId ? '' : readableName(sender, language),
    figures: kind.figures.map((figure) => ({
      name: reportText[language].figures[figure],
      value: toldFigure(figure, report.now, language),
      before: toldFigure(figure, report.before, language),
    })),
    link: `${work.context.config.publicUrl}/v${kind.path}?${new URLSearchParams({ ...view.search, ...month }).toString()}`,
  }
  const text = reportNotificationsText[language]
  await postNotifications(work, [reader], () => ({ subject: text.subject(facts), body: text.body(facts), file }))
}

/** The parts of a report are few enough to be held at once. */
async function workbookOf(sheet: Sheet): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  for await (const piece of writeWorkbook(sheet)) pieces.push(piece)
  return Buffer.concat(pieces)
}
