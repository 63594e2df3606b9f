// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './order-text.en'
import { text as zhCN } from './order-text.zh-CN'
import { text as zhTW } from './order-text.zh-TW'

export const orderTextText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
