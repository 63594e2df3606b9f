import { crc32, deflateSync } from 'node:zlib'
import { expect, type Locator, type Page } from '@playwright/test'
import { text as homeEn } from '@sojourn/text/app/home.en'
import { text as homeZh } from '@sojourn/text/app/home.zh-CN'
import { text as homeTw } from '@sojourn/text/app/home.zh-TW'
import { text as bookFormEn } from '@sojourn/text/booking/placing/book-form.en'
import { text as bookFormZh } from '@sojourn/text/booking/placing/book-form.zh-CN'
import { text as bookFormTw } from '@sojourn/text/booking/placing/book-form.zh-TW'
import { text as choiceEn } from '@sojourn/text/booking/placing/choice.en'
import { text as choiceZh } from '@sojourn/text/booking/placing/choice.zh-CN'
import { text as choiceTw } from '@sojourn/text/booking/placing/choice.zh-TW'
import { text as orderPageEn } from '@sojourn/text/booking/order/page.en'
import { text as orderPageZh } from '@sojourn/text/booking/order/page.zh-CN'
import { text as orderPageTw } from '@sojourn/text/booking/order/page.zh-TW'
import { text as paymentEn } from '@sojourn/text/finance/payment.en'
import { text as paymentZh } from '@sojourn/text/finance/payment.zh-CN'
import { text as paymentTw } from '@sojourn/text/finance/payment.zh-TW'
import { text as widgetsEn } from '@sojourn/text/kit/widgets.en'
import { text as widgetsZh } from '@sojourn/text/kit/widgets.zh-CN'
import { text as widgetsTw } from '@sojourn/text/kit/widgets.zh-TW'
import { text as bookEn } from '@sojourn/text/products/visa/book.en'
import { text as bookZh } from '@sojourn/text/products/visa/book.zh-CN'
import { text as bookTw } from '@sojourn/text/products/visa/book.zh-TW'
import { text as deskEn } from '@sojourn/text/products/visa/desk.en'
import { text as deskZh } from '@sojourn/text/products/visa/desk.zh-CN'
import { text as deskTw } from '@sojourn/text/products/visa/desk.zh-TW'
import { text as detailEn } from '@sojourn/text/products/visa/detail.en'
import { text as detailZh } from '@sojourn/text/products/visa/detail.zh-CN'
import { text as detailTw } from '@sojourn/text/products/visa/detail.zh-TW'
import { text as listEn } from '@sojourn/text/products/visa/list.en'
import { text as listZh } from '@sojourn/text/products/visa/list.zh-CN'
import { text as listTw } from '@sojourn/text/products/visa/list.zh-TW'
import { text as orderEn } from '@sojourn/text/products/visa/order.en'
import { text as orderZh } from '@sojourn/text/products/visa/order.zh-CN'
import { text as orderTw } from '@sojourn/text/products/visa/order.zh-TW'
import { text as rulesEn } from '@sojourn/text/products/visa/rules.en'
import { text as rulesZh } from '@sojourn/text/products/visa/rules.zh-CN'
import { text as rulesTw } from '@sojourn/text/products/visa/rules.zh-TW'
import { text as searchEn } from '@sojourn/text/products/visa/search.en'
import { text as wordsEn } from '@sojourn/text/products/visa/words.en'
import { text as searchZh } from '@sojourn/text/products/visa/search.zh-CN'
import { text as wordsZh } from '@sojourn/text/products/visa/words.zh-CN'
import { text as searchTw } from '@sojourn/text/products/visa/search.zh-TW'
import { text as wordsTw } from '@sojourn/text/products/visa/words.zh-TW'

/** The sentences of visas, each language with a country of its own: nobody applies twice for one. */
export const visaWords = {
  'zh-CN': {
    home: homeZh,
    bookForm: bookFormZh,
    choice: choiceZh,
    orderPage: orderPageZh,
    payment: paymentZh,
    widgets: widgetsZh,
    book: bookZh,
    desk: deskZh,
    detail: detailZh,
    list: listZh,
    order: orderZh,
    rules: rulesZh,
    search: searchZh,
    visaText: wordsZh,
    country: { typed: 'riben', name: '日本' },
    employee: '林晓雯',
    blurred: '照片反光，看不清号码',
  },
  en: {
    home: homeEn,
    bookForm: bookFormEn,
    choice: choiceEn,
    orderPage: orderPageEn,
    payment: paymentEn,
    widgets: widgetsEn,
    book: bookEn,
    desk: deskEn,
    detail: detailEn,
    list: listEn,
    order: orderEn,
    rules: rulesEn,
    search: searchEn,
    visaText: wordsEn,
    country: { typed: 'Thai', name: 'Thailand' },
    employee: 'LIN/XIAOWEN',
    blurred: 'The number cannot be read',
  },
  'zh-TW': {
    home: homeTw,
    bookForm: bookFormTw,
    choice: choiceTw,
    orderPage: orderPageTw,
    payment: paymentTw,
    widgets: widgetsTw,
    book: bookTw,
    desk: deskTw,
    detail: detailTw,
    list: listTw,
    order: orderTw,
    rules: rulesTw,
    search: searchTw,
    visaText: wordsTw,
    country: { typed: 'feilvbin', name: '菲律賓' },
    employee: '林晓雯',
    blurred: '照片反光，看不清號碼',
  },
}
export type VisaLanguage = keyof typeof visaWords
export const visaLanguages = ['zh-CN', 'en', 'zh-TW'] as const satisfies readonly VisaLanguage[]

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** A scan of a paper: a grey page. */
export function scan(name: string): { name: string; mimeType: string; buffer: Buffer } {
  const [width, height] = [24, 32]
  const rows = Buffer.alloc((width + 1) * height, 200)
  for (let row = 0; row < height; row++) rows[row * (width + 1)] = 0
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 8
  const parts = [
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]
  return { name, mimeType: 'image/png', buffer: Buffer.concat(parts) }
}

/** The part of the desk's page that is of one order, and that of one of its applicants. */
export const caseOf = (desk: Page, orderNo: string): Locator => desk.locator('section').filter({ hasText: orderNo }).last()
export const applicantOf = (desk: Page, orderNo: string, index: number): Locator =>
  caseOf(desk, orderNo).locator('xpath=ancestor-or-self::section[1]').locator('section').nth(index)

/** A step of one applicant, with what belongs to it. */
export async function step(applicant: Locator, name: string, save: string, fields: Record<string, string> = {}): Promise<void> {
  const button = applicant.getByRole('button', { name, exact: true })
  await button.click()
  for (const [label, value] of Object.entries(fields)) await applicant.getByLabel(label).fill(value)
  await applicant.getByRole('button', { name: save, exact: true }).click()
  await expect(button).toHaveCount(0)
}
