import type { AskedText } from '@sojourn/contract/booking/book.shapes'
import { describe, expect, test } from 'vitest'
import { orderTextFault, orderTextSentence, usualText } from './order-text'

const asked = (more: Partial<AskedText>): AskedText => ({ ...usualText, ...more })

describe('[S2.48] the purpose and the remark of an order, as a company asks them', () => {
  test.each([
    ['optional and left out', asked({}), '  ', undefined],
    ['required and left out', asked({ required: true }), '  ', 'missing'],
    ['not asked and left out', undefined, ' ', undefined],
    ['not asked and written', undefined, '靠窗', 'unasked'],
    ['shorter than it has to be', asked({ least: 6 }), ' 拜访客户 ', 'tooShort'],
    ['as long as it has to be', asked({ least: 4 }), '拜访客户', undefined],
    ['optional, shorter, and left out', asked({ least: 6 }), '', undefined],
    ['a sign of two units counts once', asked({ least: 3 }), '𠮷𠮷', 'tooShort'],
    ['a suggestion, however short', asked({ least: 6, texts: ['培训'] }), '培训', undefined],
    ['something else than the suggestions', asked({ texts: ['培训'] }), '拜访客户', undefined],
    ['by the pattern', asked({ form: 'pattern', pattern: 'AA-9999' }), 'XS-2026', undefined],
    ['against the pattern', asked({ form: 'pattern', pattern: 'AA-9999' }), 'XS-226', 'patternBroken'],
    ['the pattern does not count characters', asked({ form: 'pattern', pattern: '99', least: 6 }), '12', undefined],
    ['suggested beside a pattern', asked({ form: 'pattern', pattern: 'AA-9999', texts: ['无'] }), '无', undefined],
    ['of the list', asked({ form: 'list', texts: ['培训', '会议'] }), '会议', undefined],
    ['not of the list', asked({ form: 'list', texts: ['培训', '会议'] }), '开会', 'notListed'],
    ['longer than any order keeps', asked({}), '长'.repeat(201), 'tooLong'],
  ] as const)('%s', (_case, rule, typed, fault) => {
    expect(orderTextFault(rule, typed)).toBe(fault)
  })

  test('what is wrong is said with the text’s name and its rule', () => {
    expect(orderTextSentence('tooShort', 'purpose', { least: 6, pattern: '' }, 'zh-CN')).toBe('出差事由至少 6 个字')
    expect(orderTextSentence('patternBroken', 'remark', { least: 0, pattern: 'AA-9999' }, 'en')).toBe(
      'Remark: write it as AA-9999 (9 a digit, A a letter, * either)',
    )
  })
})
