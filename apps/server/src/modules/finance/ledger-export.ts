import { journalHead, journalTransaction } from '@sojourn/domain/finance/journal'
import { chinaOffsetMinutes, localOf } from '@sojourn/domain/kit/local-date'
import type { Actor, Context } from '../../context'
import { inCompany } from '../../work'
import { findEnterprise } from '../booking/settings/store'
import { findCurrencies, findPostings, type PostingRow } from './ledger-store'
import { periodOf } from './period'

const postingsAtOnce = 2000

/** The company's books as a journal that hledger reads, piece by piece, since they may be long. */
export async function* ledgerJournal(
  context: Context,
  actor: Pick<Actor, 'enterpriseId' | 'language'>,
  request: { from?: string; to?: string },
): AsyncGenerator<string> {
  const { enterpriseId, language } = actor
  const [enterprise, currencies] = await inCompany(context, enterpriseId, (work) =>
    Promise.all([findEnterprise(work), findCurrencies(work)]),
  )
  yield journalHead(enterprise.name[language], currencies)
  let after: PostingRow | undefined
  do {
    const page: PostingRow[] = await inCompany(context, enterpriseId, (work) =>
      findPostings(work, { ...periodOf(request), after, limit: postingsAtOnce }),
    )
    if (page.length > 0) yield page.map(transactionOf).join('')
    after = page.length === postingsAtOnce ? page.at(-1) : undefined
  } while (after)
}

const transactionOf = ({ at, ...posting }: PostingRow): string =>
  journalTransaction({ ...posting, date: localOf(at.toISOString(), chinaOffsetMinutes).date })
