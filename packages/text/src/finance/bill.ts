// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './bill.en'
import { text as zhCN } from './bill.zh-CN'
import { text as zhTW } from './bill.zh-TW'

export const billText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
