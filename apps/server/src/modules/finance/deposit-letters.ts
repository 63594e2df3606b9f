import { readableName } from '@sojourn/domain/booking/traveller/passenger-name'
import { formatYuan } from '@sojourn/domain/kit/money'
import { depositText } from '@sojourn/text/finance/deposit'
import { depositLettersText } from '@sojourn/text/finance/deposit-letters'
import type { Work } from '../../context'
import { postNotifications } from '../booking/notification/post'
import { findReaders } from '../booking/notification/store'
import { findHoldersOf } from '../booking/traveller/store'
import type { DepositChangeRow } from './deposit-store'

/** The company's finance hears what the agency decided on what it asked for. */
export async function tellOfDeposit(
  work: Work,
  state: 'agreed' | 'refused',
  { kind, amount, reason }: Pick<DepositChangeRow, 'kind' | 'amount' | 'reason'>,
): Promise<void> {
  const readers = await findReaders(work, await findHoldersOf(work, 'finance'))
  await postNotifications(work, readers, (reader, language) => {
    const facts = {
      name: readableName(reader, language),
      kind: depositText[language].kinds[kind],
      amount: formatYuan(amount),
      reason,
      link: `${work.context.config.publicUrl}/v/center/advance/index`,
    }
    const text = depositLettersText[language][state]
    return { subject: text.subject(facts), body: text.body(facts) }
  })
}
