// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './invoice.en'
import { text as zhCN } from './invoice.zh-CN'
import { text as zhTW } from './invoice.zh-TW'

export const invoiceText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
