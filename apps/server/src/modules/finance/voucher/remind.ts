import { lastVoucherDay } from '@sojourn/domain/finance/invoice/deadline'
import { reminderSpan } from '@sojourn/domain/finance/voucher/due'
import { readableName } from '@sojourn/domain/booking/traveller/passenger-name'
import { formatYuan } from '@sojourn/domain/kit/money'
import { vouchersText } from '@sojourn/text/finance/vouchers'
import type { Context, Work } from '../../../context'
import { ensureRepeating, repeatJob } from '../../../db/queue'
import { runOfCompany } from '../../../db/run-of-company'
import { chinaDate } from '../../../kit/clock'
import { inTransaction } from '../../../work'
import { postNotifications } from '../../booking/notification/post'
import { findReaders } from '../../booking/notification/store'
import { findHoldersOf } from '../../booking/traveller/store'
import { findCompanies } from '../bill/account-store'
import { noteReminders, type DueReminder } from './found-due-store'

const dayMs = 86_400_000
/** Nine in the morning in China. */
const hourMs = 3_600_000

const nextRun = (now: Date): Date => {
  const today = new Date(Math.floor(now.getTime() / dayMs) * dayMs + hourMs)
  return today > now ? today : new Date(today.getTime() + dayMs)
}

export const startVoucherReminding = (context: Context): Promise<unknown> =>
  context.database.platform((sql) => ensureRepeating(sql, 'voucher.remind', nextRun(context.clock.now())))

/**
 * Every morning: writes to people whose vouchers can be had for thirty days or less, and to finance of what it applies for; once for each. What fails in one company keeps no other
 * waiting, and is tried again a day later.
 */
export async function remindOfVouchers(context: Context, job: { id: string }): Promise<void> {
  for (const enterpriseId of await context.database.platform(findCompanies))
    await runOfCompany(context, { job, enterpriseId, failed: 'people were not reminded of their vouchers' }, () =>
      inTransaction(context, enterpriseId, remindCompany),
    )
  await context.database.platform((sql) => repeatJob(sql, job.id, nextRun(context.clock.now())))
  context.wakeJobs()
}

async function remindCompany(work: Work): Promise<void> {
  const at = work.context.clock.now()
  const due = await noteReminders(work, { ...reminderSpan(chinaDate(at)), at })
  const owners = due.filter(({ ownerId }) => ownerId !== '')
  for (const { ownerId, ...own } of owners) await write(work, [ownerId], own, '/v/center/invoice/vouchers')
  const ofFinance = due.find(({ ownerId }) => ownerId === '')
  if (ofFinance) await write(work, await findHoldersOf(work, 'finance'), ofFinance, '/v/center/bill/voucherRadar')
}

async function write(
  work: Work,
  employeeIds: readonly string[],
  { count, amount, firstDay }: Omit<DueReminder, 'ownerId'>,
  page: string,
): Promise<void> {
  await postNotifications(work, await findReaders(work, employeeIds), (reader, language) => {
    const { reminder } = vouchersText[language]
    const facts = {
      name: readableName(reader, language),
      count,
      amount: formatYuan(amount),
      lastDay: lastVoucherDay(firstDay),
      link: `${work.context.config.publicUrl}${page}`,
    }
    return { subject: reminder.subject(facts), body: reminder.body(facts) }
  })
}
