import { expect, test } from 'vitest'
import { answerOf, faultOf, formOf, type AnswerForm } from './answer-form'

const days = ['2026-12-16', '2026-12-17']
const fresh = formOf({ days })
const filled: AnswerForm = {
  ...fresh,
  name: ' 张伟 ',
  mobile: '13900001111',
  comes: true,
  wishes: { ...fresh.wishes, fromCity: '北京' },
}
const wish = (more: Partial<AnswerForm['wishes']>): AnswerForm => ({ ...filled, wishes: { ...filled.wishes, ...more } })

test.each<[string, AnswerForm, string | undefined]>([
  ['nothing', fresh, 'name'],
  ['no mobile', { ...filled, mobile: '123' }, 'mobile'],
  ['neither yes nor no', { ...filled, comes: undefined }, 'comes'],
  ['no day', wish({ days: [] }), 'wishes.days'],
  ['no city', wish({ fromCity: ' ' }), 'wishes.fromCity'],
  ['a room without nights', wish({ room: 'single' }), 'wishes.nights'],
  ['no city where nothing is to be booked', wish({ fromCity: '', by: 'own' }), undefined],
  ['not coming', { ...filled, comes: false }, undefined],
  ['all', filled, undefined],
])('a form with %s', (_what, form, fault) => expect(faultOf(form, days)).toBe(fault))

test('who does not come has no wishes; what was answered can be written on', () => {
  expect(answerOf({ ...filled, comes: false })).toEqual({ name: '张伟', mobile: '13900001111', comes: false })
  const answer = answerOf(wish({ room: 'twin', nights: ['2026-12-16'] }))
  expect(answerOf(formOf({ days, answer }))).toEqual(answer)
})
