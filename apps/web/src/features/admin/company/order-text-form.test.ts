import type { CompanyOrderText } from '@sojourn/contract/admin/company/company.shapes'
import { text } from '@sojourn/text/admin/company/company.zh-CN'
import { describe, expect, test } from 'vitest'
import { openOrderText, orderTextFormFault, orderTextOf, type OrderTextForm } from './order-text-form'

const training = { 'zh-CN': '培训', 'zh-TW': '訓練', en: 'Training' }
const rule: CompanyOrderText = { asked: 'required', form: 'free', least: 4, pattern: '', texts: [training] }

describe('[S2.48] the rule of a text as its dialog writes it', () => {
  test('opens as it was saved, and a text that stays keeps its traditional words', () => {
    const form = openOrderText(rule)
    expect(form).toMatchObject({ least: '4', lines: '培训\tTraining' })
    expect(orderTextOf(form, rule)).toEqual(rule)
    expect(orderTextOf({ ...form, lines: '会议\n培训\tTraining' }, rule).texts).toEqual([
      { 'zh-CN': '会议', 'zh-TW': '会议', en: '会议' },
      training,
    ])
  })

  test.each([
    ['a length that is none', { least: 'many' }, { field: 'least', why: text.texts.leastWrong }],
    ['more than an order keeps', { least: '201' }, { field: 'least', why: text.texts.leastWrong }],
    ['no pattern', { form: 'pattern' }, { field: 'pattern', why: '请填写格式' }],
    ['an empty list', { form: 'list', lines: '\n' }, { field: 'lines', why: '请至少填写一项可选内容' }],
    ['the same twice', { lines: '培训\n培训' }, { field: 'lines', why: '有两项可选内容相同' }],
    ['a text that no order keeps', { lines: '长'.repeat(201) }, { field: 'lines', why: text.texts.tooLong }],
    [
      'too many',
      { lines: Array.from({ length: 31 }, (_, n) => `第${n}`).join('\n') },
      { field: 'lines', why: text.texts.tooMany },
    ],
    ['nothing wrong', {}, undefined],
  ] as const)('%s', (_case, more, fault) => {
    expect(orderTextFormFault({ ...openOrderText(rule), ...(more as Partial<OrderTextForm>) }, rule, text.texts)).toEqual(fault)
  })
})
