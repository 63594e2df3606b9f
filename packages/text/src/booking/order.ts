// Made by scripts/text/traditional.mts for whoever imports it.
import { text as en } from './order.en'
import { text as zhCN } from './order.zh-CN'
import { text as zhTW } from './order.zh-TW'

export const orderText = { 'zh-CN': zhCN, 'zh-TW': zhTW, en }
