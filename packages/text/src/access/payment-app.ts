// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './payment-app.en'
import { text as zhCN } from './payment-app.zh-CN'
import { text as zhTW } from './payment-app.zh-TW'

export const paymentAppText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
