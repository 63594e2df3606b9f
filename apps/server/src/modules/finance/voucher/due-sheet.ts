import type { DueThing } from '@sojourn/contract/finance/voucher.shapes'
import type { DueGroup } from '@sojourn/contract/finance/voucher-words'
import type { Language } from '@sojourn/contract/kit/language'
import { dueSpan } from '@sojourn/domain/finance/voucher/due'
import { chinaOffsetMinutes, localOf } from '@sojourn/domain/kit/local-date'
import { vouchersText } from '@sojourn/text/finance/vouchers'
import type { Actor, Context } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import { rowsOfSheet, type Sheet, type SheetCell, type SheetColumn } from '../../../kit/sheet/sheet'
import { inCompany } from '../../../work'
import { nameIn } from '../../booking/columns/latin-column'
import { findCompanyDue, type DuePlace } from './found-due-store'
import { shownDue } from './shown-due'

const linesOfPage = 500

type Asker = Pick<Actor, 'enterpriseId' | 'name' | 'language'>

/** What the company travelled on without a voucher, all of it or one part, as a workbook; the most urgent first. */
export function dueSheet(context: Context, actor: Asker, part: { group: DueGroup; key: string } | undefined): Sheet {
  const { language, name } = actor
  const { sheet } = vouchersText[language]
  const { date, time } = localOf(context.clock.now().toISOString(), chinaOffsetMinutes)
  return {
    name: sheet.name,
    about: [sheet.about({ name: nameIn(name, language), at: `${date} ${time}` })],
    columns: columnsIn(language).map(({ head, shows }) => ({ head, shows })),
    pages: pagesOf(context, actor, part),
  }
}

type DueColumn = SheetColumn & { cell: (thing: DueThing) => SheetCell }

const day = (date: string): Date => new Date(`${date}T00:00:00Z`)

function columnsIn(language: Language): DueColumn[] {
  const { columns, items, sheet, radar } = vouchersText[language]
  return [
    { head: columns.what, shows: 'words', cell: ({ item }) => items[item] },
    { head: columns.order, shows: 'words', cell: ({ orderNo }) => orderNo },
    { head: columns.traveller, shows: 'words', cell: ({ traveller }) => traveller },
    { head: columns.department, shows: 'words', cell: ({ department }) => department },
    { head: columns.supplier, shows: 'words', cell: ({ supplier }) => supplier },
    { head: columns.travelDay, shows: 'day', cell: ({ travelDay }) => day(travelDay) },
    { head: columns.lastDay, shows: 'day', cell: ({ lastDay }) => day(lastDay) },
    { head: sheet.daysLeft, shows: 'count', cell: ({ daysLeft }) => daysLeft },
    { head: columns.amount, shows: 'money', cell: ({ amount }) => amount },
    { head: radar.tax, shows: 'money', cell: ({ tax }) => tax },
  ]
}

async function* pagesOf(
  context: Context,
  { enterpriseId, language }: Asker,
  part: { group: DueGroup; key: string } | undefined,
): AsyncGenerator<SheetCell[][]> {
  const columns = columnsIn(language)
  const span = dueSpan(chinaDate(context.clock.now()))
  let after: DuePlace | undefined
  for (let read = 0; read < rowsOfSheet; read += linesOfPage) {
    const things = await inCompany(context, enterpriseId, async (work) =>
      shownDue(work, await findCompanyDue(work, span, part, { after, limit: linesOfPage }), language),
    )
    yield things.map((thing) => columns.map(({ cell }) => cell(thing)))
    const last = things.at(-1)
    if (!last || things.length < linesOfPage) return
    after = { day: last.travelDay, key: last.key }
  }
  yield [[vouchersText[language].sheet.full({ count: rowsOfSheet })]]
}
