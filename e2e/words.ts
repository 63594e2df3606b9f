import { text as homeZh } from '@sojourn/text/app/home.zh-CN'
import { text as homeEn } from '@sojourn/text/app/home.en'
import { text as homeBelowZh } from '@sojourn/text/app/home-below.zh-CN'
import { text as homeBelowEn } from '@sojourn/text/app/home-below.en'
import { text as approvalsZh } from '@sojourn/text/booking/approval/list.zh-CN'
import { text as approvalsEn } from '@sojourn/text/booking/approval/list.en'
import { text as decisionZh } from '@sojourn/text/booking/approval/decision.zh-CN'
import { text as decisionEn } from '@sojourn/text/booking/approval/decision.en'
import { text as choiceZh } from '@sojourn/text/booking/placing/choice.zh-CN'
import { text as choiceEn } from '@sojourn/text/booking/placing/choice.en'
import { text as orderZh } from '@sojourn/text/booking/order/words.zh-CN'
import { text as orderEn } from '@sojourn/text/booking/order/words.en'
import { text as paymentZh } from '@sojourn/text/finance/payment.zh-CN'
import { text as paymentEn } from '@sojourn/text/finance/payment.en'
import { text as widgetsZh } from '@sojourn/text/kit/widgets.zh-CN'
import { text as widgetsEn } from '@sojourn/text/kit/widgets.en'
import { text as bookZh } from '@sojourn/text/booking/placing/book-form.zh-CN'
import { text as bookEn } from '@sojourn/text/booking/placing/book-form.en'
import { text as checkZh } from '@sojourn/text/products/flight/check.zh-CN'
import { text as checkEn } from '@sojourn/text/products/flight/check.en'
import { text as listZh } from '@sojourn/text/products/flight/list.zh-CN'
import { text as listEn } from '@sojourn/text/products/flight/list.en'

/** The sentences that stories look for, as people read them. */
export const words = {
  'zh-CN': {
    home: homeZh,
    homeBelow: homeBelowZh,
    list: listZh,
    check: checkZh,
    book: bookZh,
    choice: choiceZh,
    order: orderZh,
    approvals: approvalsZh,
    decision: decisionZh,
    payment: paymentZh,
    widgets: widgetsZh,
    beijing: '北京',
    shanghai: '上海',
  },
  en: {
    home: homeEn,
    homeBelow: homeBelowEn,
    list: listEn,
    check: checkEn,
    book: bookEn,
    choice: choiceEn,
    order: orderEn,
    approvals: approvalsEn,
    decision: decisionEn,
    payment: paymentEn,
    widgets: widgetsEn,
    beijing: 'Beijing',
    shanghai: 'Shanghai',
  },
}
export type StoryLanguage = keyof typeof words
