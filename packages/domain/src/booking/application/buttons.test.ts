import { applicationButtons, applicationStates } from '@sojourn/contract/booking/application/application.codes'
import { describe, expect, test } from 'vitest'
import { buttonsOf, pickerButtons, type ViewedApplication } from './buttons'
import { mayCauseApplication, type ApplicationEvent } from './transitions'

const application = (more: Partial<ViewedApplication> = {}): ViewedApplication => ({
  state: 'approved',
  applicantId: 'lin',
  travellerIds: ['lin', 'su'],
  limitTraveler: true,
  approverIds: ['chen'],
  ...more,
})
const buttons = (more: Partial<ViewedApplication>, viewer = 'lin') =>
  buttonsOf(application(more), viewer, 'zh-CN').map(
    ({ type, enabled }) => `${applicationButtons.word(type)}${enabled ? '' : '*'}`,
  )

describe('[S3.12] buttons by state (handbook 9.2), * with a reason', () => {
  test.each<[ViewedApplication['state'], string[]]>([
    ['draft', ['view', 'edit', 'delete']],
    ['rejected', ['view', 'edit', 'delete']],
    ['approving', ['view', 'book*', 'withdraw', 'viewApproval']],
    ['transferred', ['view', 'book*', 'withdraw', 'viewApproval']],
    ['approved', ['view', 'book', 'modify', 'revoke', 'close', 'copy']],
    ['modified', ['view', 'book', 'modify', 'revoke', 'close', 'copy']],
    ['modifying', ['view', 'book*', 'withdraw', 'viewApproval']],
    ['revoking', ['view', 'book*', 'withdraw', 'viewApproval']],
    ['revoked', ['view', 'copy']],
    ['completed', ['view', 'copy']],
    ['deleted', ['view']],
  ])('%s', (state, expected) => expect(buttons({ state })).toEqual(expected))

  test('a fellow traveller may book, an approver may look, only the applicant may change', () => {
    expect(buttons({}, 'su')).toEqual(['view', 'book'])
    expect(buttons({ state: 'approving' }, 'chen')).toEqual(['view', 'viewApproval'])
    expect(buttons({}, 'zhao')).toEqual(['view'])
    expect(buttons({ limitTraveler: false }, 'zhao')).toEqual(['view', 'book'])
  })
  test('[handbook 9.2] a button that cannot be used says why, one that can says nothing', () => {
    const reasonOf = (state: ViewedApplication['state']) =>
      buttonsOf(application({ state }), 'lin', 'zh-CN').find(({ type }) => type === applicationButtons.code('book'))?.reason
    expect(reasonOf('approving')).toBe('审批通过后才能预订')
    expect(reasonOf('transferred')).toBe('审批通过后才能预订')
    expect(reasonOf('modifying')).toBe('修改正在审批，审批结束后可继续预订')
    expect(reasonOf('revoking')).toBe('撤销正在审批，不能新增预订')
    const shown = buttonsOf(application(), 'lin', 'zh-CN')
    expect(shown.filter((button) => 'reason' in button)).toEqual([])
    expect(shown.map(({ name }) => name)).toContain('查看')
  })
  test('the approval is shown to whom it concerns, where there is one', () => {
    const waiting = { state: 'approving' as const }
    expect(buttons(waiting, 'su')).toContain('viewApproval')
    expect(buttons(waiting, 'zhao')).not.toContain('viewApproval')
    expect(buttons({ ...waiting, travellerIds: ['su'] }, 'lin'), 'who applied for others').toContain('viewApproval')
    expect(buttons({ ...waiting, approverIds: [] })).not.toContain('viewApproval')
    expect(buttons({ state: 'approved' }, 'chen')).not.toContain('viewApproval')
  })
  test('who applied for others may book for them', () => {
    expect(buttons({ travellerIds: ['su'] }, 'lin')).toContain('book')
  })
  test('every enabled button of the applicant is a transition that the table allows', () => {
    const causes: Record<string, ApplicationEvent> = {
      withdraw: 'withdraw',
      modify: 'modify',
      revoke: 'revoke',
      close: 'close',
      delete: 'delete',
      edit: 'submit',
    }
    for (const state of applicationStates.words)
      for (const word of buttons({ state })) {
        const event = causes[word]
        if (event) expect([state, word, mayCauseApplication(state, event, 'applicant')]).toEqual([state, word, true])
      }
  })
  test('[S4.16] the picker selects by the button of type 12', () => {
    expect(pickerButtons('zh-CN')).toEqual([
      { name: '查看', type: 1, enabled: true },
      { name: '选择', type: 12, enabled: true },
    ])
  })
})
