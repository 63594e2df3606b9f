import { describe, expect, test } from 'vitest'
import { splitChineseName } from './chinese-name'
import { samePassenger, timeConflicts, type BookedSegment, type NewSegment } from './conflicts'
import {
  emailFault,
  landlineFault,
  mobileFault,
  nameFault,
  qqFault,
  userNameFault,
  type ContactFault,
} from './contact-validators'
import { maskCredential, maskEmail, maskMobile, maskName } from './masking'
import { passengerCategory } from './passenger-age'
import { conflictSentence, travellerFaultSentence } from './traveller-sentences'

describe('contacts', () => {
  test.each<[clause: string, number: string, code: string, fault: ContactFault | undefined]>([
    ['[S5.22]', '', '86', 'mobileMissing'],
    ['[S5.22]', '13800001234', '86', undefined],
    ['[S5.22]', '23800001234', '86', 'mobileWrong'],
    ['[S5.22]', '1380000123', '86', 'mobileWrong'],
    ['[S5.22]', '138000012345', '86', 'mobileWrong'],
    ['[S5.22]', '013800001234', '86', 'mobileWrong'],
    ['[S5.23]', '91234567', '852', undefined],
    ['[S5.23]', '9123-4567', '852', 'mobileWrong'],
    ['[S5.23]', '-91234567', '852', 'mobileWrong'],
    ['[S5.23]', '91234567-', '852', 'mobileWrong'],
    ['[S5.23]', '1234567890123', '852', undefined],
    ['[S5.23]', '12345678901234', '852', 'mobileTooLong'],
  ])('%s mobile %s +%s', (_clause, number, code, fault) => expect(mobileFault(number, code)).toBe(fault))
  test('[S5.22] [S5.23] the sentences', () => {
    expect(
      ['mobileMissing', 'mobileWrong', 'mobileTooLong'].map((fault) => travellerFaultSentence(fault as ContactFault, 'zh-CN')),
    ).toEqual(['请输入手机号码', '请输入正确的手机号码', '手机号超出16个字符限制'])
  })
  test.each([
    ['a@b.cn', true],
    ['a.b+c@mail.example.com, d@e.cn', true],
    ['a@b', false],
    ['a@b.cn,', false],
    ['a b@c.cn', false],
    ['@b.cn', false],
    [' ', false],
    [' a@b.cn ', true],
    ['a@b-1.example-2.cn', true],
    ['a@x1.c2', true],
    ['a@-b.cn', false],
    ['a@b-.cn', false],
    ['a@b.-cn', false],
    ['a@b.cn-', false],
    ['a@b..cn', false],
    ['a@b.cn>', false],
    ['<a@b.cn', false],
    ['a@b.cn, d@e', false],
  ])('[S5.24] mail %s', (value, right) => expect(emailFault(value) === undefined).toBe(right))
  test.each([
    ['010-12345678', true],
    ['0755-1234567', true],
    ['12345678', false],
  ])('[S5.37] landline %s', (value, right) => expect(landlineFault(value) === undefined).toBe(right))
  test.each([
    ['12345', true],
    ['1234567890', true],
    ['01234', false],
    ['1234', false],
    ['q12345', false],
    ['12345q', false],
  ])('[S5.37] QQ number %s', (value, right) => expect(qqFault(value) === undefined).toBe(right))
  test.each([
    ['lin_x', true],
    ['Lin01', true],
    ['_____', true],
    ['linx', false],
    ['lin-xiaowen', false],
    ['-linxiaowen', false],
    ['linxiaowen-', false],
    ['lin xiaowen', false],
    ['林晓雯林晓雯', false],
  ])('[S5.37] user name %s', (value, right) => expect(userNameFault(value) === undefined).toBe(right))
  test.each<[string, ContactFault | undefined]>([
    ['张三', undefined],
    ['阿卜杜拉·买买提', undefined],
    ['SMITH/JOHN', undefined],
    ["O'NEIL/ANNE-MARIE", undefined],
    ['長'.repeat(50), undefined],
    [' 张三 ', undefined],
    [' ', 'nameMissing'],
    ['', 'nameMissing'],
    ['·张三', 'nameWrong'],
    ['张三!', 'nameWrong'],
    ['<b>', 'nameWrong'],
    ['张3', 'nameWrong'],
    ['长'.repeat(51), 'nameTooLong'],
  ])('[S5.38] name %s', (value, fault) => expect(nameFault(value)).toBe(fault))
})

describe('[S5.39] Chinese names', () => {
  test.each([
    ['张三', '张', '三'],
    ['欧阳娜娜', '欧阳', '娜娜'],
    ['司马光', '司马', '光'],
    ['欧阳', '欧', '阳'],
    ['万俟卨', '万俟', '卨'],
    ['淳于意', '淳于', '意'],
    ['单于阔海', '单于', '阔海'],
    ['皇甫嵩', '皇甫', '嵩'],
    ['东门庆', '东门', '庆'],
    ['王小明', '王', '小明'],
    [' 欧阳娜娜 ', '欧阳', '娜娜'],
    ['', '', ''],
  ])('%s: %s + %s', (name, surname, givenName) => expect(splitChineseName(name)).toEqual({ surname, givenName }))
})

describe('masking (handbook 11.5)', () => {
  test.each([
    ['张三', '张*'],
    ['张小三', '张*三'],
    ['欧阳明哲', '欧**哲'],
    ['王', '*'],
    ['Lin Xiaowen', 'L** X******'],
    ['OUYANG/MINGZHE', 'O*****/M******'],
    ['阿依古丽·买买提', '阿******提'],
  ])('name %s: %s', (name, masked) => expect(maskName(name)).toBe(masked))
  test.each([
    ['13800001234', '138****1234'],
    ['123456789', '123**6789'],
    ['91234567', '******67'],
    ['12', '1*'],
    ['1', '*'],
    ['', ''],
  ])('mobile %s: %s', (mobile, shown) => expect(maskMobile(mobile)).toBe(shown))
  test.each([
    ['identityCard', '110101199003070011', '110101********0011'],
    ['identityCard', '110101900307001', '110101*****7001'],
    ['residencePermit', '810000199408230021', '810000********0021'],
    ['passport', 'E12345678', 'E1*****78'],
    ['other', 'AB345', 'AB*45'],
    ['other', 'AB34', 'A***'],
    ['other', 'A1', 'A*'],
    ['other', 'A', '*'],
  ] as const)('%s %s: %s', (type, number, shown) => expect(maskCredential(type, number)).toBe(shown))
  test.each([
    ['alice@x.com', 'a***@x.com'],
    ['a@x.com', 'a***@x.com'],
    ['@x.com', '@*****'],
    ['alice', 'a****'],
  ])('mail %s: %s', (email, shown) => expect(maskEmail(email)).toBe(shown))
})

describe('age on the day travel starts (handbook 1.2)', () => {
  test.each([
    ['2026-11-15', 'newborn'],
    ['2026-11-14', 'infant'],
    ['2024-11-29', 'infant'],
    ['2024-11-28', 'child'],
    ['2014-11-29', 'child'],
    ['2014-11-28', 'adult'],
  ])('born %s: %s', (birthDate, category) => expect(passengerCategory(birthDate, '2026-11-28')).toBe(category))
})

describe('the same person twice (handbook 1.8)', () => {
  const at = (time: string) => `2026-11-28T${time}:00.000Z`
  const segment = (serviceNo: string, from: string, to: string, departs: string, arrives: string): NewSegment => ({
    serviceNo,
    departDate: '2026-11-28',
    departAt: at(departs),
    arriveAt: at(arrives),
    departCity: from,
    arriveCity: to,
  })
  const booked: BookedSegment = { orderNo: 'F1', fulfiller: 'flight', ...segment('MU5101', 'BJS', 'SHA', '02:00', '04:10') }
  test('same flight and day blocks, another day does not', () => {
    expect(samePassenger([segment('MU5101', 'BJS', 'SHA', '02:00', '04:10')], [booked])).toEqual([booked])
    expect(samePassenger([{ ...segment('MU5101', 'BJS', 'SHA', '02:00', '04:10'), departDate: '2026-11-29' }], [booked])).toEqual(
      [],
    )
    const back = segment('MU5102', 'SHA', 'BJS', '08:00', '10:10')
    expect(samePassenger([back], [booked]), 'another flight on that day').toEqual([])
    expect(samePassenger([back, segment('MU5101', 'BJS', 'SHA', '02:00', '04:10')], [booked]), 'one of two').toEqual([booked])
  })
  test.each<[string, NewSegment, string | undefined]>([
    ['in two places at once', segment('CA1', 'BJS', 'CAN', '03:00', '06:00'), 'overlap'],
    ['around it', segment('CA1', 'BJS', 'CAN', '01:00', '06:00'), 'overlap'],
    ['less than two hours after', segment('CA1', 'SHA', 'CAN', '06:09', '08:00'), 'tight'],
    ['two hours after, from the same city', segment('CA1', 'SHA', 'CAN', '06:10', '08:00'), undefined],
    ['soon after, from another city', segment('CA1', 'HGH', 'CAN', '08:00', '10:00'), 'otherCity'],
    ['long after, from another city', segment('CA1', 'HGH', 'CAN', '10:10', '12:00'), undefined],
    ['less than two hours before', segment('CA1', 'CAN', 'BJS', '00:00', '00:30'), 'tight'],
  ])('%s: %s', (_title, planned, kind) =>
    expect(timeConflicts([planned], [booked])).toEqual(kind ? [{ planned, booked, kind }] : []),
  )
  test('the booker is told which flight', () => {
    expect(conflictSentence('tight', { name: '张三', serviceNo: 'MU5101', departAt: '11-28 10:00' }, 'zh-CN')).toBe(
      '张三已订 11-28 10:00 的 MU5101，与本次行程间隔不足 2 小时',
    )
  })
})
