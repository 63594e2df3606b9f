import { describe, expect, test } from 'vitest'
import type { WrittenFlow } from '@sojourn/contract/booking/approval/approval-flow.shapes'
import { text } from '@sojourn/text/booking/approval/flow.zh-CN'
import { beginEditing, changesBetween, conflictingFields, followSaved } from '../../../kit/edit/edit-fields'
import { copiedFlow, decidedInstead, flowFields, linesOfFlow, newFlow, withFlow, withoutFlow, type FlowsForm } from './flow-list'

const same = (id: string) => id
const language = {
  language: 'zh-CN' as const,
  text,
  names: { department: same, grade: same, costCentre: same, project: same, person: same },
}
const flow = (flowId: string, more: Partial<WrittenFlow> = {}): WrittenFlow => ({
  ...newFlow(flowId, { 'zh-CN': flowId, 'zh-TW': flowId, en: flowId }),
  ...more,
})
const form = (...flows: WrittenFlow[]): FlowsForm => ({ flows, people: [] })
const idsOf = ({ flows }: { flows: readonly WrittenFlow[] }) => flows.map(({ flowId }) => flowId)
const [a, b, c] = [flow('a'), flow('b', { conditions: { objects: ['refund'] } }), flow('c', { conditions: {} })]
const fields = (...known: WrittenFlow[]) => flowFields(known, '顺序', ({ name }) => name['zh-CN'], language)

describe('[S2.46] two who write at once', () => {
  const base = form(a, b)
  const dearer = { ...b, deadlineHours: 48 }
  const known = fields(a, b, c)
  const carried = (mine: FlowsForm, theirs: FlowsForm) =>
    followSaved({ ...beginEditing({ version: 1, value: base }), mine }, { version: 2, value: theirs }, known)

  test('what one adds and what the other changes come together', () => {
    const { mine, version } = carried(form(c, a, b), form(a, dearer))
    expect([idsOf(mine), version]).toEqual([['c', 'a', 'b'], 2])
    expect(mine.flows[2]).toEqual(dearer)
  })

  test('what one changes stays as the other adds and reorders', () => {
    const { mine } = carried(form(a, dearer), form(c, b, a))
    expect([idsOf(mine), mine.flows[1]]).toEqual([['c', 'b', 'a'], dearer])
  })

  test('what one takes out is gone for the other, and the same flow changed twice is asked', () => {
    expect(idsOf(carried(base, form(b)).mine)).toEqual(['b'])
    const theirs = form(a, { ...b, deadlineHours: 12 })
    const followed = carried(form(a, dearer), theirs)
    expect(conflictingFields(followed, { version: 2, value: theirs }, known).map(({ key }) => key)).toEqual(['b'])
  })
})

describe('[S2.46] the working copy', () => {
  test('says what changes, flow by flow', () => {
    const changes = changesBetween(form(a, b), form(c, withFlow([a, b], { ...a, deadlineHours: 2 })[0]!), fields(a, b, c))
    expect(changes.map(({ label }) => label)).toEqual(['顺序', 'a', 'b', 'c'])
    expect(changes[1]!.after).toContain('2 小时内没有决定，自动驳回')
    expect(changes[2]!.after).toEqual([])
  })

  test('a copy is a flow of its own', () => {
    const copy = copiedFlow(a, 'd', (name) => `${name} 副本`)
    expect([copy.flowId, copy.name['zh-CN'], copy.conditions]).toEqual(['d', 'a 副本', a.conditions])
    expect(idsOf({ flows: withoutFlow([a, copy], 'a') })).toEqual(['d'])
  })

  test('is said line by line', () => {
    expect(linesOfFlow(a, language)).toEqual([
      'a',
      '单据为预订 · 超出差旅标准',
      '直属上级',
      '24 小时内没有决定，自动驳回',
      '审批人是出行人或预订人本人时，直接通过',
    ])
    expect(linesOfFlow({ ...c, levels: [] }, language)).toEqual(['c', '任何情况', '无需审批'])
  })
})

describe('[S2.46] what decides once a flow is gone', () => {
  test.each<[string, WrittenFlow[], string, string[], boolean]>([
    ['the next that fits', [a, b, c], 'a', ['c'], false],
    ['nobody', [a, b], 'a', [], true],
    ['the next for a part, nobody for the rest', [a, flow('d', { conditions: { minAmount: 100 } })], 'a', ['d'], true],
    ['nothing changes where it is never reached', [c, a], 'a', [], false],
  ])('%s', (_name, flows, id, expected, some) => {
    const next = decidedInstead(flows, id)
    expect([idsOf(next), next.some]).toEqual([expected, some])
  })
})
