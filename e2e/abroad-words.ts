import type { Page } from '@playwright/test'
import { text as changeEn } from '@sojourn/text/products/intl-flight/after-sale/change.en'
import { text as changeZh } from '@sojourn/text/products/intl-flight/after-sale/change.zh-CN'
import { text as changeTw } from '@sojourn/text/products/intl-flight/after-sale/change.zh-TW'
import { text as refundEn } from '@sojourn/text/products/intl-flight/after-sale/refund.en'
import { text as refundZh } from '@sojourn/text/products/intl-flight/after-sale/refund.zh-CN'
import { text as refundTw } from '@sojourn/text/products/intl-flight/after-sale/refund.zh-TW'
import { text as checkEn } from '@sojourn/text/products/intl-flight/check.en'
import { text as checkZh } from '@sojourn/text/products/intl-flight/check.zh-CN'
import { text as checkTw } from '@sojourn/text/products/intl-flight/check.zh-TW'
import { text as statesEn } from '@sojourn/text/booking/order/words.en'
import { text as statesZh } from '@sojourn/text/booking/order/words.zh-CN'
import { text as statesTw } from '@sojourn/text/booking/order/words.zh-TW'
import { expectAccessible } from './support'

/** The sentences of trips abroad, as people read them. */
export const abroadWords = {
  'zh-CN': { check: checkZh, change: changeZh, refund: refundZh, states: statesZh },
  'zh-TW': { check: checkTw, change: changeTw, refund: refundTw, states: statesTw },
  en: { check: checkEn, change: changeEn, refund: refundEn, states: statesEn },
} as const
type Language = keyof typeof abroadWords
type Words = (typeof abroadWords)[Language]

/** The page that is open in the other languages too, each of which shows what is looked for; at the end it is as it was. */
export async function inOtherLanguages(page: Page, own: Language, sees: (words: Words) => Promise<void>): Promise<void> {
  const address = new URL(page.url())
  const open = async (language: Language): Promise<void> => {
    address.searchParams.set('lang', language)
    await page.goto(address.href)
    await sees(abroadWords[language])
  }
  for (const language of Object.keys(abroadWords) as Language[]) {
    if (language === own) continue
    await open(language)
    await expectAccessible(page)
  }
  await open(own)
}
