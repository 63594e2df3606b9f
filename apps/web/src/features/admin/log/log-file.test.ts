import type { LogEntry } from '@sojourn/contract/admin/record-log.calls'
import { text } from '@sojourn/text/admin/log.zh-CN'
import { expect, test } from 'vitest'
import { linesOf } from '../../../kit/lists/list-file'
import { linesOfLog, logFile } from './log-file'

const entry: LogEntry = {
  kind: 'costCentre',
  id: 'cc-1',
  name: '日志中心',
  version: 2,
  at: '2026-11-20T06:05:00.000Z',
  act: 'changed',
  byName: '',
  changes: [],
}
const words = {
  nameOf: ({ name }: LogEntry) => name,
  actOf: () => '修改',
  personOf: ({ byName }: LogEntry) => byName || '系统',
  changesOf: ({ version }: LogEntry) =>
    version === 1
      ? []
      : [
          { key: 'code', label: '编码', before: 'A', after: 'B' },
          { key: 'departments', label: '适用部门', before: '', after: ['甲', '乙'] },
        ],
}

test('the file of the log has a line for each field that was changed, in the time of China', () => {
  const lines = linesOf(logFile(text, words), linesOfLog([entry, { ...entry, version: 1 }], words))
  expect(lines).toEqual([
    ['时间', '操作人', '对象类型', '对象', '操作与变更', '字段', '变更前', '变更后'],
    ['2026-11-20 14:05', '系统', '成本中心', '日志中心', '修改', '编码', 'A', 'B'],
    ['2026-11-20 14:05', '系统', '成本中心', '日志中心', '修改', '适用部门', '', '甲; 乙'],
    ['2026-11-20 14:05', '系统', '成本中心', '日志中心', '修改', '', '', ''],
  ])
})
