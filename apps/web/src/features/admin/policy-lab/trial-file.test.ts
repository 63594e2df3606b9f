import { expect, test } from 'vitest'
import type { TrialResult } from '@sojourn/contract/products/policy-lab.shapes'
import { text as verdictsZh } from '@sojourn/text/admin/policy/golden.zh-CN'
import { text as lab } from '@sojourn/text/admin/policy/lab.zh-CN'
import { readSheet } from '../../../kit/sheets/read-sheet'
import { writeSheets } from '../../../kit/sheets/write-sheet'
import { trialSheets } from './trial-file'

const counted = (count: number, amount: number) => ({ count, amount })
const trial: TrialResult = {
  sets: 12,
  offers: 1_400,
  booked: { orders: 3, count: 4, amount: 410_050 },
  unknown: 1,
  before: { violating: counted(1, 90_000), approval: counted(1, 90_000), refused: counted(0, 0) },
  after: { violating: counted(2, 210_000), approval: counted(1, 90_000), refused: counted(1, 120_000) },
  verdicts: [{ verdict: 'forbidden', before: 0, after: 1 }],
  difference: { harder: counted(1, 120_000), eased: counted(0, 0) },
  saving: counted(1, 30_000),
  refusedPeople: 1,
  refused: [{ name: '林晓雯', count: 1, amount: 120_000 }],
  worst: [
    {
      orderNo: 'F1',
      title: '=北京 上海',
      travelOn: '2026-12-09',
      people: ['林晓雯', '张伟'],
      amount: 120_000,
      cheapest: 90_000,
      before: 'within',
      after: 'forbidden',
      rules: [],
      sentences: ['折扣高于 8 折', '起飞前不足 3 天'],
    },
  ],
}
const sheets = (of: TrialResult) => trialSheets(of, { lab, verdicts: verdictsZh.verdicts, about: ['员工标准 · 草稿', '全公司'] })

test('[S2.46] a trial as a file: totals in yuan, who could not have booked, the trips hit most with why', () => {
  const [totals, refused, worst] = sheets(trial)
  expect(totals!.lines[0]).toEqual(['员工标准 · 草稿 · 全公司'])
  expect(totals!.lines).toEqual(
    expect.arrayContaining([
      [lab.tiles.offers, 1_400],
      [lab.tiles.booked, 4_100.5],
      [lab.harderHead, 1, 1_200],
      [lab.tiles.refused, 0, 1, 0, 1_200],
      [verdictsZh.verdicts.forbidden, 0, 1],
    ]),
  )
  expect(refused!.lines[1]).toEqual(['林晓雯', 1, 1_200])
  expect(worst!.lines[1]).toEqual([
    'F1',
    '=北京 上海',
    '林晓雯、张伟',
    '2026-12-09',
    1_200,
    900,
    verdictsZh.verdicts.within,
    verdictsZh.verdicts.forbidden,
    '折扣高于 8 折\n起飞前不足 3 天',
  ])
})

test('without anybody refused, and without a trip that is hit, there are the totals alone', () => {
  expect(sheets({ ...trial, refused: [], worst: [] }).map(({ name }) => name)).toEqual([lab.totals])
})

test('it can be read, and no cell is a formula', async () => {
  const file = new File([await writeSheets(sheets(trial).toReversed())], 'a.xlsx')
  const lines = await readSheet(file, { linesAtMost: 10 })
  expect(lines).toContainEqual(expect.arrayContaining(['=北京 上海', '1200']))
})
