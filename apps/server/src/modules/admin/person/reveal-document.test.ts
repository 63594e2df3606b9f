import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getAuditLog } from '@sojourn/contract/access/audit.calls'
import { revealPersonDocument } from '@sojourn/contract/admin/people/person.calls'
import { refusedAs } from '../../../testing/approvals'
import { expectResult } from '../../../testing/flights'
import { personOf } from '../../../testing/people'
import { openTestServer, type TestServer } from '../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const documentOf = async (employeeId: string) => (await personOf(server, employeeId)).documents[0]!
const reveal = (more: object = {}, who = 'admin') =>
  server.call(who, revealPersonDocument, {
    employeeId: '1-employee',
    credentialId: '1-employee-1',
    reason: '补录线下订单',
    ...more,
  })

describe('the number of a colleague’s document', () => {
  test('is told in clear for a reason, and the log says who read it and why', async () => {
    const { credentialId, number } = await documentOf('1-employee')
    const { value } = expectResult(await reveal({ credentialId }))
    expect(value).toMatch(/^\d{17}[\dX]$/)
    expect(number).toContain('*')
    expect(number.slice(-2)).toBe(value.slice(-2))
    const { list } = expectResult(await server.call('admin', getAuditLog, { kind: 'clearView' }))
    expect(list[0]).toMatchObject({ person: '周雅琴', what: expect.stringContaining('补录线下订单') })
    expect(list[0]!.what).toContain(credentialId)
    expect(list[0]!.what).not.toContain(value)
  })

  test.each([
    ['without a reason', { reason: ' x ' }, 'reasonMissing'],
    ['of nobody', { employeeId: 'nobody' }, 'personUnknown'],
    ['of another person', { credentialId: '1-manager-1' }, 'credentialUnknown'],
  ] as const)('is not told %s', async (_name, more, problem) => {
    expect(await reveal(more)).toMatchObject(refusedAs(problem))
  })

  test('is told twenty times an hour, and again an hour later', async () => {
    await server.turn(61)
    for (let reading = 0; reading < 20; reading++) expectResult(await reveal())
    expect(await reveal()).toMatchObject(refusedAs('revealedTooOften'))
    await server.turn(61)
    expectResult(await reveal())
  })
})
