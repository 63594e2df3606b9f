import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endLegalEntity, saveLegalEntity, searchLegalEntities } from '@sojourn/contract/admin/company/legal-entity.calls'
import { checkCharacter } from '@sojourn/domain/kit/tax-number'
import { refusedAs } from '../../../testing/approvals'
import { companyHistory, newEntity } from '../../../testing/company'
import { expectResult } from '../../../testing/flights'
import { openTestServer, type TestServer } from '../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

let made = 0
/** Another well-formed number each time. */
function taxNumber(): string {
  const seventeen = `91310000MA1F${String((made += 1)).padStart(5, '0')}`
  return `${seventeen}${checkCharacter(seventeen)}`
}
const save = (more: object = {}) => server.call('admin', saveLegalEntity, { ...newEntity(), taxNumber: taxNumber(), ...more })
const add = async (more: object = {}) => expectResult(await save(more)).entityId
const list = async (ended = false) => expectResult(await server.call('admin', searchLegalEntities, { ended })).list
const entityOf = async (entityId: string) => (await list()).find((each) => each.entityId === entityId)
const defaults = async () => (await list()).filter(({ isDefault }) => isDefault).map(({ entityId }) => entityId)

describe('[S2.48] invoice titles', () => {
  const bank = { address: '上海市张江路 1 号', telephone: '021-50000001', bank: '招商银行' }

  test('keep their accounts sealed and show them masked, also in the history', async () => {
    const entityId = await add({ name: '远行科技（深圳）', ...bank, account: '1219000000010001', specialInvoices: true })
    expect(await entityOf(entityId)).toMatchObject({ account: '1219********0001', specialInvoices: true, version: 1 })
    const { rows } = await server.database.pool.query<{ cipher: string }>(
      'SELECT account_cipher AS cipher FROM legal_entity WHERE entity_id = $1',
      [entityId],
    )
    expect(rows[0]?.cipher).not.toContain('1219')
    const [added] = await companyHistory(server, entityId, 'legalEntity')
    expect(added?.changes).toContainEqual({ field: 'account', before: '', after: '1219********0001' })
    // What stands is not sent again.
    expectResult(await save({ ...bank, entityId, version: 1, name: '远行科技（深圳）有限公司', specialInvoices: true }))
    expect(await entityOf(entityId)).toMatchObject({ account: '1219********0001', name: '远行科技（深圳）有限公司' })
  })

  test.each([
    ['of a number whose check does not fit', { taxNumber: '91350100M000100Y44' }, 'companyInvalid', 'taxNumber'],
    ['without a name', { name: ' ' }, 'companyInvalid', 'name'],
    ['for special invoices without a bank', { specialInvoices: true }, 'companyInvalid', 'specialInvoices'],
    ['for a department that is not there', { departmentIds: ['nowhere'] }, 'departmentUnknown', 'departmentIds'],
    ['that is not there', { entityId: 'none' }, 'legalEntityUnknown', 'entityId'],
  ] as const)('one %s is not saved', async (_name, more, problem, field) => {
    expect(await save(more)).toMatchObject({ ...refusedAs(problem), field })
  })

  test('no two in force have one number', async () => {
    const number = taxNumber()
    await add({ taxNumber: number })
    expect(await save({ taxNumber: number.toLowerCase() })).toMatchObject({
      ...refusedAs('companyCodeTaken'),
      field: 'taxNumber',
    })
  })

  test('one is the default: another takes its place, and it does not end', async () => {
    expect(await defaults()).toEqual(['e-1'])
    const next = await add({ isDefault: true })
    expect(await defaults()).toEqual([next])
    expect((await companyHistory(server, 'e-1', 'legalEntity'))[0]?.changes).toEqual([
      { field: 'isDefault', before: 'on', after: 'off' },
    ])
    const { version } = (await entityOf(next))!
    expect(await server.call('admin', endLegalEntity, { entityId: next, version })).toMatchObject(
      refusedAs('legalEntityIsDefault'),
    )
    const former = (await entityOf('e-1'))!
    expectResult(await server.call('admin', endLegalEntity, { entityId: 'e-1', version: former.version }))
    expect(await entityOf('e-1')).toBeUndefined()
    expect((await list(true)).map(({ entityId }) => entityId)).toEqual(['e-1'])
  })
})
