import { describe, expect, test } from 'vitest'
import { actSentence, substitutionSentence, whoActed, type RecordedAct } from './approval-sentences'

const act = (more: Partial<RecordedAct>): string =>
  actSentence({ act: 'agree', actorName: '陈总', actedForName: null, targetNames: [], detail: {}, ...more }, 'zh-CN')

describe('[handbook 8.3] the history of an approval says who did what', () => {
  test.each<[string, Partial<RecordedAct>]>([
    ['陈总同意', {}],
    ['王强代陈总同意', { actorName: '王强', actedForName: '陈总' }],
    ['陈总同意，并接受最多高 ¥200、当日前后 2 小时内的班次', { detail: { amount: 200_00, hours: 2 } }],
    ['陈总同意，并接受最多高 ¥0.50', { detail: { amount: 50, hours: 0 } }],
    ['陈总同意，并接受最多高 ¥0、当日前后 1 小时内的班次', { detail: { amount: 0, hours: 1 } }],
    ['陈总驳回', { act: 'reject', detail: { amount: 200_00, hours: 2 } }],
    ['陈总转交给王强', { act: 'transfer', targetNames: ['王强'] }],
    ['陈总请王强、李娜先行审批', { act: 'addSigner', targetNames: ['王强', '李娜'], detail: { when: 'before' } }],
    ['陈总请王强随后审批', { act: 'addSigner', targetNames: ['王强'], detail: { when: 'after' } }],
    ['林晓雯催办陈总', { act: 'urge', actorName: '林晓雯', targetNames: ['陈总'] }],
    ['超时没有决定，转由王强审批', { act: 'escalate', targetNames: ['王强'] }],
    ['超时没有决定，按流程结束', { act: 'timeOut', detail: { outcome: 'rejected' } }],
    ['超时没有决定，按流程自动同意', { act: 'timeOut', detail: { outcome: 'approved' } }],
    [
      'MU5101 已不可用，在批准范围内改为 MU5103（¥760 → ¥810.50）',
      { act: 'substitute', detail: { from: 'MU5101', to: 'MU5103', before: 760_00, after: 810_50 } },
    ],
  ])('%s', (sentence, done) => expect(act(done)).toBe(sentence))

  test('a price that was not recorded reads as nothing', () => {
    expect(substitutionSentence({ from: 'MU5101', to: 'MU5103' }, 'zh-CN')).toContain('（¥0 → ¥0）')
  })
  test('whoever acted for somebody is named with them', () => {
    expect(whoActed('王强', '陈总', 'zh-CN')).toBe('王强代陈总')
    expect(whoActed('王强', undefined, 'zh-CN')).toBe('王强')
  })
})
