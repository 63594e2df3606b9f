import { describe, expect, test } from 'vitest'
import type { PersonDetail } from '@sojourn/contract/admin/people/person.shapes'
import { text } from '@sojourn/text/admin/people/person.zh-CN'
import type { AskedField } from '@sojourn/contract/booking/custom-field.shapes'
import { text as customText } from '@sojourn/text/booking/custom-field.zh-CN'
import { text as recordText } from '@sojourn/text/admin/record.zh-CN'
import { beginEditing, changesBetween, conflictingFields, followSaved } from '../../../kit/edit/edit-fields'
import { nobody } from '../fields/colleague-field'
import { wordsOfChanges } from '@sojourn/domain/admin/record/record-words'
import { asKept, faultsOf, isFaultyField, newPerson, savedPerson, sentFields, typedMobile, type PersonForm } from './person-form'
import { personWords } from '@sojourn/domain/admin/record/words-of-records'
import { formatFullDate } from '../../../kit/text/format'
import { personFields } from './person-fields'

const person: PersonDetail = {
  employeeId: '1-x',
  version: 3,
  state: 'active',
  today: '2026-11-27',
  fields: {
    name: '林晓雯',
    number: 'YX-0001',
    position: '',
    office: '',
    fields: [{ key: 'region', value: 'east' }],
    departmentId: 'sales',
    gradeId: 'P1',
    costCentreId: 'cc-sales',
    superiorId: '1-manager',
    mail: 'employee@yuanxing.example',
    language: 'zh-CN',
    abilities: ['book'],
    joinedOn: '2024-03-01',
  },
  mobile: '138****0001',
  isVip: false,
  departmentName: '销售部',
  superior: { employeeId: '1-manager', name: '陈志远', number: '', departmentName: '销售部' },
  documents: [],
  roles: [],
  mayChange: true,
  mayGiveRoles: false,
}
const names = { sales: '销售部', finance: '财务部', P1: '员工', 'cc-sales': 'CC1001 华东销售' }
const nameOf = (id: string): string => Object.entries(names).find(([key]) => key === id)?.[1] ?? ''
const region: AskedField = {
  key: 'region',
  name: '区域',
  kind: 'one',
  required: true,
  perTraveller: false,
  limits: {},
  choices: [
    { value: 'east', name: '华东' },
    { value: 'north', name: '华北' },
  ],
}
const namesBy = { department: nameOf, grade: nameOf, costCentre: nameOf }
const fields = personFields(text, { nameOf: namesBy, fields: [region] }, customText)
const saved = savedPerson(person)
const kept = { mobile: person.mobile, fields: person.fields.fields }
const form = (more: Partial<PersonForm>): PersonForm => ({ ...saved.value, ...more })
const faults = (more: Partial<PersonForm>) => faultsOf(form(more), { missing: text.missing, asked: [region], kept })

describe('[S2.45] a person as it is written', () => {
  test('what is saved unchanged is sent as it was read, without the mobile that is only known masked', () => {
    expect(sentFields(saved.value)).toEqual(person.fields)
    expect(typedMobile(saved.value)).toEqual({})
    expect(faults({})).toEqual({})
  })

  test('blanks around words are no part of them, and what is empty is none', () => {
    const sent = sentFields(form({ name: ' 林晓雯 ', number: ' YX-1 ', mail: ' a@b.example ', superior: nobody, joinedOn: '' }))
    expect(sent).toMatchObject({ name: '林晓雯', number: 'YX-1', mail: 'a@b.example', superiorId: '' })
    expect(sent).not.toHaveProperty('joinedOn')
    expect(sent).not.toHaveProperty('mobile')
  })

  test('another mobile is checked and sent, one that is on its way to be typed is missing', () => {
    expect(typedMobile(form({ mobile: ' 13800019999 ' }))).toEqual({ mobile: '13800019999' })
    expect(faults({ mobile: '13800019999' })).toEqual({})
    expect(faults({ mobile: '138' })).toHaveProperty('mobile')
    expect(faults({ mobile: '' })).toHaveProperty('mobile')
  })

  test('what is saved is read back as it is kept', () => {
    expect(asKept(form({ name: ' 林晓雯 ', mobile: '13800019999' }))).toEqual(form({ mobile: '138****9999' }))
    expect(asKept(saved.value)).toEqual(saved.value)
  })

  test.each([
    ['no name', { name: ' ' }, ['name']],
    ['a number with spaces', { number: 'A 1' }, ['number']],
    ['an address that is none', { mail: 'employee' }, ['mail']],

    ['nothing chosen', { departmentId: '', gradeId: '', costCentreId: '' }, ['departmentId', 'gradeId', 'costCentreId']],
  ] as const)('%s is said beside its field', (_what, more, expected) => {
    expect(Object.keys(faults(more))).toEqual(expected)
  })

  test('an own field that is required may not be emptied, and what was read is not judged again', () => {
    expect(Object.keys(faults({ fields: [{ key: 'region', value: '' }] }))).toEqual(['fields.region'])
    const none = { mobile: person.mobile, fields: [] }
    expect(faultsOf(form({ fields: [] }), { missing: text.missing, asked: [region], kept: none })).toEqual({})
  })

  test('somebody new lacks all that has to be there', () => {
    const found = faultsOf(newPerson('sales'), { missing: text.missing, asked: [region] })
    expect(Object.keys(found).toSorted()).toEqual(['costCentreId', 'fields.region', 'gradeId', 'mail', 'mobile', 'name'])
    expect(found.gradeId).toBe(text.missing.grade)
  })

  test('refusals of the server find their fields, others none', () => {
    expect(['superiorId', 'mobile', 'fields.region']).toAllSatisfy(isFaultyField)
    expect([undefined, 'version', 'employeeId'].filter(isFaultyField)).toEqual([])
  })
})

describe('changes of a person', () => {
  test('are said in the words of the form, in its order', () => {
    const changed = form({
      abilities: ['book', 'approve'],
      departmentId: 'finance',
      superior: nobody,
      joinedOn: '',
      mobile: '13800019999',
      fields: [{ key: 'region', value: 'north' }],
    })
    expect(changesBetween(saved.value, changed, fields)).toEqual([
      { key: 'joinedOn', label: '入职日期', before: '2024年3月1日 周五', after: '' },
      { key: 'departmentId', label: '部门', before: '销售部', after: '财务部' },
      { key: 'superior', label: '直属上级', before: '陈志远', after: '' },
      { key: 'mobile', label: '手机号', before: '138****0001', after: '13800019999' },
      { key: 'abilities', label: '差旅权限', before: ['为本人预订'], after: ['为本人预订', '审批'] },
      { key: 'fields.region', label: '区域', before: '华东', after: '华北' },
    ])
  })

  test('a superior whose name is written otherwise is the same', () => {
    const english = form({ superior: { id: '1-manager', name: 'CHEN/ZHIYUAN' } })
    expect(changesBetween(saved.value, english, fields)).toEqual([])
  })

  test('a mobile that somebody else changed meanwhile is asked, other fields are taken over', () => {
    const editing = { ...beginEditing(saved), mine: form({ mobile: '13800019999' }) }
    const theirs = { version: 4, value: form({ mobile: '139****0002', position: '经理' }) }
    const followed = followSaved(editing, theirs, fields)
    expect(followed.mine.position).toBe('经理')
    expect(conflictingFields(followed, theirs, fields).map(({ key }) => key)).toEqual(['mobile'])
  })

  test('the history says them in the same words and order, and roles by their names', () => {
    const said = wordsOfChanges(
      [
        { field: 'departmentAdministrator', before: '', after: '销售部' },
        { field: 'abilities', before: ['book'], after: [] },
        { field: 'lastDay', before: '', after: '2026-12-31' },
        { field: 'language', before: 'zh-CN', after: 'en' },
      ],
      personWords(text, recordText, formatFullDate),
    )
    expect(said).toEqual([
      { key: 'language', label: '通知语言', before: '简体中文', after: 'English' },
      { key: 'abilities', label: '差旅权限', before: ['为本人预订'], after: [] },
      { key: 'lastDay', label: '最后工作日', before: '', after: '2026年12月31日 周四' },
      { key: 'departmentAdministrator', label: '部门管理员', before: '', after: '销售部' },
    ])
  })
})
