import type { Verdict } from '@sojourn/contract/booking/policy/verdict.shapes'
import type { TrialResult } from '@sojourn/contract/products/policy-lab.shapes'
import type { text as labZh } from '@sojourn/text/admin/policy/lab.zh-CN'
import type { NamedSheet } from '../../../kit/sheets/write-sheet'
import { formatList } from '../../../kit/text/format'

interface Words {
  lab: typeof labZh
  verdicts: Readonly<Record<Verdict, string>>
  /** Lines above the totals: what was tried, in which period, of whom. */
  about: readonly string[]
}

/** What a trial found as a workbook: its totals, who could not have booked, and the trips that it would hit most; money in yuan. */
export const trialSheets = (trial: TrialResult, words: Words): NamedSheet[] => [
  { name: words.lab.totals, lines: totalLines(trial, words) },
  ...(trial.refused.length > 0 ? [{ name: words.lab.refusedSheet, lines: refusedLines(trial, words) }] : []),
  ...(trial.worst.length > 0 ? [{ name: words.lab.worst, lines: worstLines(trial, words) }] : []),
]

const yuan = (fen: number): number => fen / 100

function totalLines(trial: TrialResult, { lab, verdicts, about }: Words): (string | number)[][] {
  const { booked, before, after, difference, saving } = trial
  const judged = (['violating', 'approval', 'refused'] as const).map((key) => [
    lab.tiles[key],
    before[key].count,
    after[key].count,
    yuan(before[key].amount),
    yuan(after[key].amount),
  ])
  return [
    [about.join(' · ')],
    [],
    [lab.tiles.offers, trial.offers],
    [lab.searches, trial.sets],
    [lab.ordersHead, booked.orders],
    [lab.tiles.booked, yuan(booked.amount)],
    [lab.notFound, trial.unknown],
    [],
    ['', lab.countHead, lab.amount],
    [lab.harderHead, difference.harder.count, yuan(difference.harder.amount)],
    [lab.easedHead, difference.eased.count, yuan(difference.eased.amount)],
    [lab.tiles.saving, saving.count, yuan(saving.amount)],
    [],
    ['', lab.before, lab.after, lab.amountBefore, lab.amountAfter],
    ...judged,
    [],
    [lab.verdicts, lab.before, lab.after],
    ...trial.verdicts.map((row) => [verdicts[row.verdict], row.before, row.after]),
    [],
    [lab.note],
  ]
}

const refusedLines = ({ refused }: TrialResult, { lab }: Words): (string | number)[][] => [
  [lab.person, lab.ordersHead, lab.amount],
  ...refused.map(({ name, count, amount }) => [name, count, yuan(amount)]),
]

const worstLines = ({ worst }: TrialResult, { lab, verdicts }: Words): (string | number)[][] => [
  [lab.order, lab.trip, lab.person, lab.day, lab.price, lab.cheapestHead, lab.before, lab.after, lab.reasons],
  ...worst.map(({ orderNo = '', title, people, travelOn, amount, cheapest, before, after, sentences }) => [
    orderNo,
    title,
    formatList(people),
    travelOn,
    yuan(amount),
    cheapest === undefined ? '' : yuan(cheapest),
    verdicts[before],
    verdicts[after],
    sentences.join('\n'),
  ]),
]
