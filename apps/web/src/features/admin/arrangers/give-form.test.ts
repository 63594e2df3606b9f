import { expect, test } from 'vitest'
import { giveFaults, givenRight, withArranger, withProduct, type GiveForm } from './give-form'

const assistant = { id: '1-assistant', name: '秦助理' }
const form: GiveForm = {
  arrangers: [assistant],
  over: 'department',
  departmentId: 'finance',
  traveller: { id: '1-employee', name: '林晓雯' },
  products: ['train'],
  until: '2026-12-31',
}

test('[S2.45] a right is sent over what is chosen alone', () => {
  const rest = { arrangerIds: ['1-assistant'], products: ['train'], until: '2026-12-31' }
  expect(givenRight(form)).toEqual({ ...rest, departmentId: 'finance' })
  expect(givenRight({ ...form, over: 'person' })).toEqual({ ...rest, travellerId: '1-employee' })
  expect(givenRight({ ...form, over: 'everybody', products: [], until: '' })).toEqual({ arrangerIds: ['1-assistant'] })
})

test.each<[string, Partial<GiveForm>, string[]]>([
  ['nothing', {}, []],
  ['an arranger', { arrangers: [] }, ['arrangersMissing']],
  ['the department', { departmentId: '' }, ['departmentMissing']],
  ['the person', { over: 'person', traveller: { id: '', name: '' } }, ['personMissing']],
  ['nothing of what is not chosen', { over: 'everybody', departmentId: '', traveller: { id: '', name: '' } }, []],
])('[S2.45] of a right lacks %s', (_what, more, faults) => {
  expect(giveFaults({ ...form, ...more })).toEqual(faults)
})

test('[S2.45] who is chosen twice stands once, and products keep their order', () => {
  expect(withArranger(form, assistant).arrangers).toEqual([assistant])
  expect(withProduct(form, 'flight', true).products).toEqual(['flight', 'train'])
  expect(withProduct(form, 'train', false).products).toEqual([])
})
