import { saveLegalEntity } from '@sojourn/contract/admin/company/legal-entity.calls'
import type { PolicyDraft } from '@sojourn/contract/products/policy.shapes'
import { getPolicyOf, getPolicyScopeChoices } from '@sojourn/contract/products/travel-policy.calls'
import { checkCharacter } from '@sojourn/domain/kit/tax-number'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { saveCustomField } from '@sojourn/contract/admin/company/custom-field.calls'
import { inChinese } from '../../../testing/company'
import { newChoice, newField } from '../../../testing/custom-fields'
import { refusedAs } from '../../../testing/approvals'
import { newEntity } from '../../../testing/company'
import { expectResult } from '../../../testing/flights'
import { enter, newDepartment } from '../../../testing/people'
import { listedPolicies, policyDraft, propose, publishAlone, today } from '../../../testing/policies'
import { openTestServer, type TestServer } from '../../../testing/server'
import { inCompany } from '../../../work'
import { findPeople } from '../../booking/traveller/store'

let server: TestServer
let departmentId: string
let entityId: string
beforeAll(async () => {
  server = await openTestServer()
  departmentId = await newDepartment(server, '苏州研究院')
  const seventeen = '91310000MA1F77777'
  entityId = expectResult(
    await server.call('admin', saveLegalEntity, {
      ...newEntity(),
      name: '远行科技（苏州）',
      taxNumber: `${seventeen}${checkCharacter(seventeen)}`,
      departmentIds: [departmentId],
    }),
  ).entityId
})
afterAll(() => server.close())

const publish = (zh: string, scope: PolicyDraft['scope']) =>
  publishAlone(server, { policy: policyDraft(scope, { name: { 'zh-CN': zh, 'zh-TW': '', en: '' } }) })
/** Why the console says that a policy binds somebody, and which one their bookings are judged by. */
async function bound(employeeId: string) {
  const { steps } = expectResult(await server.call('admin', getPolicyOf, { employeeId }))
  const step = steps.find(({ policy }) => policy?.applies)
  const [person] = await inCompany(server.context, 1, (work) => findPeople(work, [employeeId], { today }))
  return { type: step?.type, asked: step?.asked, policy: step?.policy?.name, booking: person?.policy?.body.name['zh-CN'] }
}
const peopleOf = async (policyId: string) => (await listedPolicies(server)).list.find((one) => one.policyId === policyId)!.people

describe('[S2.46] whom a policy may name besides people, grades, departments and roles', () => {
  test('a title before the grade, a grade before the cost centre, that before the legal entity', async () => {
    const employeeId = await enter(server, { departmentId, gradeId: 'P1', costCentreId: 'cc-management', position: '首席科学家' })
    const other = await enter(server, { departmentId, gradeId: 'P1', costCentreId: 'cc-management', position: '实习生' })
    const byTitle = await publish('首席标准', { type: 'position', ids: ['首席科学家'] })
    expect(await bound(employeeId)).toEqual({ type: 'position', asked: '首席科学家', policy: '首席标准', booking: '首席标准' })
    expect(await peopleOf(byTitle.policyId)).toBe(1)
    expect(await bound(other)).toMatchObject({ type: 'grade', policy: '员工差旅标准', booking: '员工差旅标准' })
  })
  test('a cost centre, and a legal entity by the department, where no grade is named', async () => {
    const gradeId = 'P7'
    await server.database.pool.query(
      `INSERT INTO grade (enterprise_id, grade_id, name) VALUES (1, $1, '{"zh-CN":"外聘","zh-TW":"外聘","en":"External"}') ON CONFLICT DO NOTHING`,
      [gradeId],
    )
    const here = await enter(server, { departmentId, gradeId, costCentreId: 'cc-sales' })
    const charged = await enter(server, { departmentId, gradeId, costCentreId: 'cc-finance' })
    const byEntity = await publish('苏州标准', { type: 'legalEntity', ids: [entityId] })
    const byCentre = await publish('财务中心标准', { type: 'costCentre', ids: ['cc-finance'] })
    expect(await bound(here)).toEqual({
      type: 'legalEntity',
      asked: '远行科技（苏州）',
      policy: '苏州标准',
      booking: '苏州标准',
    })
    expect(await bound(charged)).toMatchObject({ type: 'costCentre', policy: '财务中心标准', booking: '财务中心标准' })
    expect(await peopleOf(byEntity.policyId)).toBe(1)
    expect(await peopleOf(byCentre.policyId)).toBe(1)
  })
  test('an office, and a value of an own field of people before the legal entity', async () => {
    const gradeId = 'P7'
    const key = expectResult(
      await server.call('admin', saveCustomField, {
        version: 0,
        field: newField({
          names: inChinese('用工类型'),
          forms: ['person'],
          kind: 'several',
          choices: [newChoice('外派'), newChoice('驻场')],
        }),
      }),
    ).key
    const place = { departmentId, gradeId, costCentreId: 'cc-sales' }
    const abroad = await enter(server, { ...place, fields: [{ key, value: '外派\n驻场' }] })
    const inOffice = await enter(server, { ...place, office: '成都', fields: [{ key, value: '外派' }] })
    const byField = await publish('外派标准', { type: 'field', ids: [`${key}=外派`] })
    const byOffice = await publish('成都标准', { type: 'office', ids: ['成都'] })
    expect(await bound(abroad)).toEqual({
      type: 'field',
      asked: '用工类型：外派、用工类型：驻场',
      policy: '外派标准',
      booking: '外派标准',
    })
    expect(await bound(inOffice)).toEqual({ type: 'office', asked: '成都', policy: '成都标准', booking: '成都标准' })
    expect([await peopleOf(byField.policyId), await peopleOf(byOffice.policyId)]).toEqual([1, 1])
    const { offices, fields } = expectResult(await server.call('admin', getPolicyScopeChoices, {}))
    expect(offices).toContain('成都')
    expect(fields).toContainEqual({ id: `${key}=外派`, label: '用工类型：外派' })
    expect(await propose(server, 'admin', { policy: policyDraft({ type: 'field', ids: [`${key}=借调`] }) })).toMatchObject(
      refusedAs('policyScopeUnknown'),
    )
  })
  test('two policies for one title are refused, and a legal entity that is not there', async () => {
    expect(await propose(server, 'admin', { policy: policyDraft({ type: 'position', ids: ['首席科学家'] }) })).toMatchObject(
      refusedAs('policyScopeTaken'),
    )
    expect(await propose(server, 'admin', { policy: policyDraft({ type: 'legalEntity', ids: ['nowhere'] }) })).toMatchObject(
      refusedAs('policyScopeUnknown'),
    )
  })
  test('there are cost centres, legal entities and titles to choose from', async () => {
    const { costCentres, legalEntities, positions } = expectResult(await server.call('admin', getPolicyScopeChoices, {}))
    expect(costCentres.map(({ id }) => id)).toContain('cc-finance')
    expect(legalEntities).toContainEqual({ id: entityId, label: '远行科技（苏州）' })
    expect(positions).toContain('首席科学家')
  })
})
